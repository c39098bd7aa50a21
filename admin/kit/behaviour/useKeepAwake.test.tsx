import { cleanup, render, waitFor } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeepAwake } from './useKeepAwake';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

function Screen() {
  useKeepAwake();
  return null;
}
const open = (isWanted: boolean) => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async (_kind: string) => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const shown = render(
    <StoreContextProvider value={memoryStore({ 'screen.awake': isWanted })}>
      <Screen />
    </StoreContextProvider>,
  );
  return { request, release, ...shown };
};

it('keeps the screen on while it is shown, again after the page was hidden, and lets go of it', async () => {
  const { request, release, unmount } = open(true);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalled());
});

it('leaves the screen alone where nobody asked for it', () => {
  expect(open(false).request).not.toHaveBeenCalled();
});
