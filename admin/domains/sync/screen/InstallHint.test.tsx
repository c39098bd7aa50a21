import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { firstWords, i18nProvider } from '../../../data/words/i18nProvider';
import { watchInstalling } from '../../../kit/behaviour/installing';
import { InstallHint } from './InstallHint';

await firstWords;
let isStandalone = false;
const prompt = vi.fn(async () => {});
beforeAll(watchInstalling);
beforeEach(() => {
  isStandalone = false;
  prompt.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: isStandalone,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  cleanup();
});

const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
};
const open = () =>
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <InstallHint />
      </AdminContext>
    </MemoryRouter>,
  );
const install = () => screen.queryByRole('button', { name: 'Zainstaluj' });

it('offers to install where the browser can, in place of the browser, and once', () => {
  open();
  expect(install()).toBeNull();
  expect(offer().defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zainstaluj' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install()).toBeNull();
});

it('does not ask again the person who said no', () => {
  open();
  offer();
  fireEvent.click(screen.getByRole('button', { name: 'Nie teraz' }));
  expect(install()).toBeNull();
  offer();
  expect(install()).toBeNull();
});

it('keeps quiet in the installed app', () => {
  isStandalone = true;
  open();
  offer();
  expect(install()).toBeNull();
});

it('says on an iPhone how it is done by hand', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Version/19.0 Safari/605.1');
  open();
  expect(screen.getByText(/Do ekranu początkowego/)).toBeDefined();
  expect(install()).toBeNull();
});
