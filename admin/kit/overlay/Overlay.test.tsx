import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { Overlay } from './Overlay';
import { overlay } from './overlay';

afterEach(() => {
  act(() => overlay.lift());
  cleanup();
  vi.useRealTimers();
});

it('takes everything else out of reach and gives it back, with the focus where it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container } = render(
    <AdminContext
      i18nProvider={{ translate: (key) => key, changeLocale: async () => {}, getLocale: () => 'en-EN' }}
    >
      <button type="button">Save</button>
      <Overlay />
    </AdminContext>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button);
  let end = () => {};
  act(() => {
    void overlay.during(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
  });
  expect(container.inert).toBe(true);
  expect(document.querySelector('[data-overlay=transparent]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(300));
  expect(screen.getByText('boot.overlay')).toBeDefined();
  await act(async () => end());
  expect(container.inert).toBe(false);
  expect(document.querySelector('[data-overlay]')).toBeNull();
  expect(document.activeElement).toBe(button);
});
