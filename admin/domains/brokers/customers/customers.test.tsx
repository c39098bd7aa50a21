import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { CustomersScreen } from './CustomersScreen';

const { asked, saved } = vi.hoisted(() => ({ asked: vi.fn(), saved: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../../data/files/saveAs', () => ({ saveAs: saved }));

const customer = (more: object = {}) => ({
  id: 'account-2',
  name: 'Lagerhaus Łódź',
  customerNumber: 'K-7',
  broker: 'south',
  contact: { name: 'Łucja Nowak', email: 'lucja@lagerhaus.example', phone: '+48 22 123 45 67' },
  isInvited: null,
  licenses: 0,
  validBefore: null,
  trialBefore: '2026-12-17',
  lastActivity: '2026-11-17T12:00:00.000Z',
  ...more,
});
const brokers = [
  { id: 'north', name: 'Nord', host: null },
  { id: 'south', name: 'Süd', host: 'pruefung.sued.example' },
];
const owner = { instanceType: 'BROKER', broker: 'north', brokers: ['north', 'south'] } as const;
const draw = (actor: object = {}, at = '/') =>
  renderScreen({
    element: <CustomersScreen />,
    at,
    resource: 'instances',
    dataProvider: memoryData({ brokers }).dataProvider,
    actor: { ...owner, ...actor },
  });

let posted: { path: string; body: unknown }[];
let refusal: Response | null;
beforeEach(() => {
  posted = [];
  refusal = null;
  asked.mockReset();
  saved.mockReset();
  answerWith([customer()]);
});
afterEach(cleanup);

const answerWith = (customers: object[], total = customers.length) =>
  asked.mockImplementation(async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ total, customers });
    posted.push({ path, body: JSON.parse(String(init.body)) });
    if (refusal) {
      const body = await refusal.json();
      throw Object.assign(new Error(body.code), { status: refusal.status, body });
    }
    return Response.json({ id: 'account-3', contact: 'contact-3' });
  });
const lastAsked = () => String(asked.mock.calls.at(-1)?.[0]);

describe('the customers of a broker', () => {
  it('stand with their contact, licence and last activity', async () => {
    draw();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Lagerhaus Łódź' }).getAttribute('href')).toContain('account-2');
    expect(row.getByRole('link', { name: 'lucja@lagerhaus.example' }).getAttribute('href')).toBe(
      'mailto:lucja@lagerhaus.example',
    );
    expect(row.getByRole('link', { name: '+48 22 123 45 67' }).getAttribute('href')).toBe('tel:+48221234567');
    expect(row.getByText(/okres próbny do 16/)).toBeTruthy();
    expect(await row.findByText('K-7 · Süd')).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('show the sales force neither contacts nor a way to open accounts', async () => {
    answerWith([customer({ contact: null, lastActivity: null })]);
    draw({ role: 'SalesForce' });
    await screen.findByText('Lagerhaus Łódź');
    expect(screen.queryByText('Kontakt')).toBeNull();
    expect(screen.queryByText('brak właściciela')).toBeNull();
    expect(screen.queryByText('Ostatnia aktywność')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nowy klient' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Link do rejestracji' })).toBeTruthy();
  });

  it('are nobody’s business who sells nothing', () => {
    draw({ instanceType: 'COMPANY', broker: 'north', brokers: [] });
    expect(asked).not.toHaveBeenCalled();
  });

  it('are narrowed by their state and by words, from the first page on', async () => {
    answerWith([customer()], 60);
    const { user } = draw({}, '/?page=2');
    expect(await screen.findByText('Strona 2 z 3')).toBeTruthy();
    expect(lastAsked()).toBe('/api/customers?state=all&page=2');
    await user.click(screen.getByRole('button', { name: 'Okres próbny' }));
    await waitFor(() => expect(lastAsked()).toBe('/api/customers?state=trial&page=1'));
    await user.type(screen.getByRole('searchbox'), 'Łódź');
    await waitFor(() =>
      expect(lastAsked()).toBe(`/api/customers?state=trial&page=1&search=${encodeURIComponent('Łódź')}`),
    );
  });

  it('are none yet: it says what to do, or that nothing matches', async () => {
    answerWith([]);
    draw();
    expect(await screen.findByText(/Utwórz pierwsze albo przekaż klientowi link/)).toBeTruthy();
    cleanup();
    draw({}, '/?state=ending');
    expect(await screen.findByText('Żadne konto nie spełnia tych warunków.')).toBeTruthy();
  });
});

it('opens an account and invites its owner in one step; pressed again it is the same account', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Nowy klient' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = (label: RegExp, text: string) => user.type(dialog.getByLabelText(label), text);
  await type(/^Nazwa firmy/, 'Nowa Firma');
  await type(/^Imię/, 'Jan');
  await type(/^Nazwisko/, 'Lis');
  await type(/^E-mail/, 'jan@firma');
  refusal = Response.json(
    { code: 'INVALID', errors: { emailAddress: { message: 'validation.email' } } },
    { status: 422 },
  );
  await user.click(dialog.getByRole('button', { name: 'Utwórz i zaproś' }));
  await waitFor(() => expect(dialog.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true'));
  refusal = null;
  await type(/^E-mail/, '.example');
  await user.click(dialog.getByRole('button', { name: 'Utwórz i zaproś' }));
  expect(await screen.findByText('Konto utworzone, zaproszenie jest w drodze.')).toBeTruthy();
  expect(posted.map(({ path }) => path)).toEqual(['/api/customers/create', '/api/customers/create']);
  const [first, second] = posted.map(({ body }) => Object(body));
  expect(second).toMatchObject({ emailAddress: 'jan@firma.example', broker: 'north', language: 'pl-PL' });
  expect(second.id).toBe(first.id);
});

it('gives the registration link of each broker with its code', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Link do rejestracji' }));
  const dialog = within(screen.getByRole('dialog'));
  const link = () => (dialog.getByLabelText('Link') as HTMLTextAreaElement).value;
  expect(link()).toBe(`${window.location.origin}/registration?broker=north`);
  await user.click(dialog.getByRole('combobox', { name: 'Broker' }));
  await user.click(screen.getByRole('option', { name: 'Süd' }));
  expect(new URL(link()).hostname).toBe('pruefung.sued.example');
  expect(dialog.getByRole('img', { name: 'Kod QR z linkiem do rejestracji' }).getAttribute('src')).toContain(
    'svg',
  );
  await user.click(dialog.getByRole('button', { name: 'Pobierz kod QR' }));
  expect(saved.mock.calls[0]?.[1]).toBe('kod-rejestracji.svg');
});

it('the provider moves an account to another broker', async () => {
  const { user } = draw({
    instanceType: 'PROVIDER',
    role: 'ProviderAdmin',
    broker: undefined,
    brokers: undefined,
  });
  await user.click(await screen.findByRole('button', { name: /Przenieś do innego brokera: Lagerhaus/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Przenieś konto Lagerhaus Łódź' }));
  const submit = () => dialog.getByRole('button', { name: 'Przenieś' }) as HTMLButtonElement;
  expect(submit().disabled).toBe(true);
  await user.click(dialog.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'Nord' }));
  await user.click(submit());
  expect(await screen.findByText('Konto zostało przeniesione.')).toBeTruthy();
  expect(posted).toEqual([{ path: '/api/instances/account-2/move', body: { broker: 'north' } }]);
});
