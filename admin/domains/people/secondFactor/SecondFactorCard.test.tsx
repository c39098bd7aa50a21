import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { SecondFactorCard } from './SecondFactorCard';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const off = { isAvailable: true, isDemanded: false, since: null, recoveryCodes: 0 };
const on = { ...off, since: '2026-11-03T09:00:00.000Z', recoveryCodes: 8 };
const base = '/api/session/secondFactor';
const codes = { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] };

function draw(answers: Record<string, unknown>) {
  const api = fakeApi(answers);
  fetch.mockImplementation(api.apiFetch);
  const { user } = renderScreen({
    element: <SecondFactorCard />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, open, api };
}

it('is switched on by a code of the app, and shows the recovery codes once', async () => {
  let state: object = off;
  let isWrong = true;
  const { user, open, api } = draw({
    [`GET ${base}`]: () => state,
    [`POST ${base}/setUp`]: { setUp: 's', secret: 'ABCDEFGH', address: 'otpauth://totp/x', qrCode: 'data:,' },
    [`POST ${base}/confirm`]: () => {
      if (isWrong)
        return refusal(422, 'INVALID', {
          errors: { code: { rule: 'wrong', message: 'secondFactor.wrong' } },
        });
      state = on;
      return codes;
    },
  });
  const dialog = await open('Włącz');
  expect(await dialog.findByText('ABCD EFGH')).toBeTruthy();
  await user.click(dialog.getByLabelText(/^Kod z aplikacji/));
  await user.paste('123456');
  await user.click(dialog.getByLabelText(/^Hasło/));
  await user.paste('Pion-2026!');
  await user.click(dialog.getByRole('button', { name: 'Włącz' }));
  expect(await dialog.findByText(/^Kod jest nieprawidłowy/)).toBeTruthy();
  isWrong = false;
  await user.click(dialog.getByRole('button', { name: 'Włącz' }));
  const shown = within(await dialog.findByRole('list', { name: 'Kody zapasowe' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes.recoveryCodes);
  expect(api.written().at(-1)?.body).toEqual({ setUp: 's', code: '123456', password: 'Pion-2026!' });
  // Nobody can read them afterwards: a slip does not close them.
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('list', { name: 'Kody zapasowe' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Kody zapisane, dalej' }));
  expect(await screen.findByText('Pozostało 8 kodów zapasowych')).toBeTruthy();
});

it('hands the codes over to the clipboard, a file and a printer', async () => {
  const print = vi.fn();
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLIFrameElement)
      Object.defineProperty(element, 'contentWindow', {
        value: { addEventListener: (_: string, done: () => void) => done(), print },
      });
    return element;
  });
  const { user, open } = draw({ [`GET ${base}`]: on, [`POST ${base}/recoveryCodes`]: codes });
  const dialog = await open('Nowe kody zapasowe');
  await user.click(dialog.getByLabelText(/^Hasło lub kod z aplikacji/));
  await user.paste('Pion-2026!');
  await user.click(dialog.getByRole('button', { name: 'Nowe kody zapasowe' }));
  await user.click(await dialog.findByRole('button', { name: 'Kopiuj' }));
  expect(await dialog.findByRole('button', { name: 'Skopiowano' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
  const file = dialog.getByRole('link', { name: 'Pobierz' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain('aaaa-1111\nbbbb-2222');
  await user.click(dialog.getByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('is switched off by the password, and not by a wrong one', async () => {
  let state: object = on;
  const { user, open } = draw({
    [`GET ${base}`]: () => state,
    [`POST ${base}/off`]: (body: unknown) => {
      if ((body as { proof: string }).proof !== 'right') return refusal(429, 'TOO_MANY_REQUESTS'); // its own input
      state = off;
      return off;
    },
  });
  const dialog = await open('Wyłącz');
  const proof = dialog.getByLabelText(/^Hasło lub kod z aplikacji/);
  await user.click(proof);
  await user.paste('wrong');
  await user.click(dialog.getByRole('button', { name: 'Wyłącz' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Zbyt wiele prób');
  await user.clear(proof);
  await user.click(proof);
  await user.paste('right');
  await user.click(dialog.getByRole('button', { name: 'Wyłącz' }));
  expect(await screen.findByText('Wyłączone')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what the account demands, and does not offer to switch it off then', async () => {
  draw({ [`GET ${base}`]: { ...on, isDemanded: true, recoveryCodes: 1 } });
  expect(await screen.findByText('Pozostał 1 kod zapasowy')).toBeTruthy();
  expect(screen.getByText(/nie można go wyłączyć/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyłącz' })).toBeNull();
});

it('asks for it where it is demanded and missing', async () => {
  draw({ [`GET ${base}`]: { ...off, isDemanded: true } });
  expect((await screen.findByRole('alert')).textContent).toContain('Włącz je teraz');
});

it('says that another house looks after it', async () => {
  draw({ [`GET ${base}`]: { ...off, isAvailable: false } });
  expect(await screen.findByText(/na serwerze logowania Twojej firmy/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it could not be read, and tries again', async () => {
  let state: unknown = refusal(500, 'UNEXPECTED');
  const { user } = draw({ [`GET ${base}`]: () => state });
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  state = on;
  await user.click(again);
  expect(await screen.findByText('Pozostało 8 kodów zapasowych')).toBeTruthy();
});
