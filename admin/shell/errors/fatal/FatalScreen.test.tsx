import { languages } from '@plumbline/resources/language/languages';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSettings } from '../../../kit/settings/keptSettings';
import { FatalBoundary } from './FatalBoundary';
import { FatalScreen } from './FatalScreen';
import { fatalWord } from './fatalWords';

const device = vi.hoisted(() => ({
  rescue: vi.fn(),
  reset: vi.fn(),
  saved: vi.fn(),
}));
const owner = vi.hoisted(() => ({ user: 'anna', instance: 'pion' }));
vi.mock('../../../data/session/session', () => ({
  session: { status: () => ({ actor: null }), remembered: async () => owner },
}));
vi.mock('./rescueOutbox', () => ({ rescueOutbox: device.rescue }));
vi.mock('./resetDevice', () => ({ resetDevice: device.reset }));
vi.mock('../../../domains/sync/screen/saveExport', () => ({ saveExport: device.saved }));

const file = new Blob(['{}']);
const replace = vi.fn();
beforeEach(() => {
  device.rescue
    .mockReset()
    .mockResolvedValue({ file, count: 3, unreadable: 0, positions: [1, 2, 3], broken: [] });
  device.reset.mockReset().mockResolvedValue(true);
  device.saved.mockReset().mockResolvedValue(undefined);
  replace.mockReset();
  vi.stubGlobal('location', { ...window.location, replace });
  keptSettings.setItem('locale', 'pl-PL');
});
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const pl = (word: Parameters<typeof fatalWord>[1], count?: number) => fatalWord('pl-PL', word, count);

it('renders after a fatal error, without react-admin or theme', async () => {
  const Broken = () => {
    throw new TypeError('useTranslate of undefined');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <FatalBoundary>
      <Broken />
    </FatalBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Aplikacja się zatrzymała');
  expect(await screen.findByText('Niewysłane zmiany: 3')).toBeDefined();
  expect(screen.getByText('useTranslate of undefined')).toBeDefined();
});

it.each(languages)('is translated to %s', (language) => {
  keptSettings.setItem('locale', language);
  render(<FatalScreen error={new Error('x')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(fatalWord(language, 'title'));
});

it('uses the colour scheme of the window instead of the device', () => {
  const { style } = document.documentElement;
  for (const [scheme, look] of [
    ['dark', 'fatal dark'],
    ['light', 'fatal'],
  ] as const) {
    style.colorScheme = scheme;
    render(<FatalScreen error={new Error('x')} />);
    expect(screen.getByRole('main').className).toBe(look);
    cleanup();
  }
  style.colorScheme = '';
});

it('resets only after unsent changes were saved to a file, and removes exactly those', async () => {
  render(<FatalScreen error={new Error('x')} />);
  const save = await button(pl('save'));
  expect(screen.queryByRole('button', { name: pl('reset') })).toBeNull();
  expect(screen.queryByRole('button', { name: pl('resetNow') })).toBeNull();
  fireEvent.click(save);
  fireEvent.click(await button(pl('resetNow')));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  expect(device.saved).toHaveBeenCalledWith(file);
  expect(device.reset).toHaveBeenCalledWith({ owner, rescued: [1, 2, 3] });
});

it('keeps everything if the file could not be written', async () => {
  device.saved.mockRejectedValue(new Error('no'));
  render(<FatalScreen error={new Error('x')} />);
  fireEvent.click(await button(pl('save')));
  expect(await screen.findByText(pl('notSaved'))).toBeDefined();
  expect(screen.queryByRole('button', { name: pl('resetNow') })).toBeNull();
  expect(device.reset).not.toHaveBeenCalled();
});

it('resets at once without unsent changes, and reports a blocking tab', async () => {
  device.rescue.mockResolvedValue({ file: null, count: 0, unreadable: 0, positions: [], broken: [] });
  device.reset.mockResolvedValue(false);
  render(<FatalScreen isStore />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pl('storeTitle'));
  fireEvent.click(await button(pl('reset')));
  expect(await screen.findByText(pl('blocked'))).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
});

it('warns if unsent changes cannot be read, and resets only on an explicit choice', async () => {
  device.rescue.mockRejectedValue(new Error('damaged'));
  render(<FatalScreen isStore onGoOn={() => {}} />);
  expect(await screen.findByText(pl('unknown'))).toBeDefined();
  expect(await button(pl('goOn'))).toBeDefined();
  fireEvent.click(await button(pl('resetAnyway')));
  await waitFor(() => expect(device.reset).toHaveBeenCalledWith({ owner, rescued: 'all' }));
});

it('offers only a reload if a chunk could not be loaded', () => {
  render(<FatalScreen error={new TypeError('Failed to fetch dynamically imported module: /assets/x.js')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pl('chunkTitle'));
  expect(screen.queryByRole('button', { name: pl('reset') })).toBeNull();
});
