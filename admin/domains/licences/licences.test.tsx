import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { ActivateButton } from './ActivateButton';
import { ShopScreen } from './shop/ShopScreen';
import { TrialBanner } from './TrialBanner';
import { UnlicensedNotice } from './UnlicensedNotice';

const { asked, renewed } = vi.hoisted(() => ({ asked: vi.fn(), renewed: vi.fn() }));
vi.mock('../../data/session/session', () => ({
  apiFetch: asked,
  renewActor: renewed,
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (trialEnd: string | null, at = '/start/dashboard', validBefore?: string) =>
  renderScreen({
    element: <TrialBanner />,
    path: '*',
    at,
    resource: 'licenses',
    dataProvider: {} as never, // nothing is asked of it
    actor: { trialEnd, licenseEnd: validBefore ? { name: 'Basic', validBefore } : null },
  });

it.each([
  ['2026-12-31', 'Okres próbny: pozostało 30 dni (do 30.12.2026)'],
  ['2026-12-04', 'Okres próbny: pozostały 3 dni (do 03.12.2026)'],
  ['2026-12-02', 'Okres próbny kończy się dziś.'],
  [
    '2026-12-01',
    'Okres próbny zakończył się: 30.11.2026. Dane pozostają, a zaplanowane przeglądy można dokończyć; do planowania nowych potrzebna jest licencja.',
  ],
])('a trial that ends before %s is told as „%s”', async (trialEnd, text) => {
  show(trialEnd);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Licencje' }).getAttribute('href')).toBe(
    '/license/licenses/overview',
  );
});

it.each([
  ['2026-12-31', 'Licencja Basic: pozostało 30 dni (do 30.12.2026)'],
  ['2026-12-02', 'Licencja Basic kończy się dziś.'],
  [
    '2026-12-01',
    'Licencja Basic wygasła: 30.11.2026. Zaplanowane przeglądy można dokończyć, nowych nie można planować.',
  ],
])('a licence that ends before %s is told as „%s”', async (validBefore, text) => {
  show(null, '/start/dashboard', validBefore);
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['without a trial', null, '/start/dashboard'],
  ['in the middle of work', '2026-12-31', '/equipments/overview'],
])('%s nothing is said', (_when, trialEnd, at) => {
  show(trialEnd, at);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  [
    'Owner',
    'Licencje konta nie obejmują 3 urządzeń. Kup lub aktywuj licencję, aby je zaplanować.',
    '/start/shop',
  ],
  [
    'Employee',
    'Licencje konta nie obejmują 3 urządzeń. O licencję zadba właściciel lub administrator konta.',
    null,
  ],
])('%s is told what no licence covers, and what to do', async (role, text, leadsTo) => {
  renderScreen({
    element: <UnlicensedNotice refused={{ NO_LICENSE: 1, LICENSE_EXPIRED: 2, ALREADY_PLANNED: 4 }} />,
    resource: 'auditPlannings',
    dataProvider: {} as never, // nothing is asked of it
    actor: { role: role as 'Owner' | 'Employee' },
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(leadsTo);
});

it('keys that wait are filled in, each is answered by itself, and what was refused stays to be put right', async () => {
  asked.mockReset().mockResolvedValue(
    Response.json({
      results: [
        {
          key: 'AAAA-AAAA-AAAA-AAAA',
          license: { id: 'l', name: 'Basic', validFrom: '2026-12-01', validBefore: '2027-12-01', maxUser: 2 },
        },
        { key: 'BBBB', problem: 'LICENSE_KEY_FORMAT' },
      ],
    }),
  );
  const ending = {
    id: 'e',
    instance: owner.instance,
    name: 'Basic',
    licenseSet: 's',
    isTrial: false,
    validFrom: '2026-02-01',
    validBefore: '2027-02-01',
  };
  const waiting = { id: 'k', key: 'AAAA-AAAA-AAAA-AAAA', soldTo: owner.instance, activatedFor: null };
  const { user } = renderScreen({
    element: <ActivateButton given={{}} />,
    resource: 'licenses',
    dataProvider: memoryData({ licenseKeys: [waiting], licenses: [ending] }).dataProvider,
  });
  await user.click(await screen.findByRole('button', { name: 'Aktywuj klucz: 1' }));
  const field = await screen.findByDisplayValue('AAAA-AAAA-AAAA-AAAA');
  await user.type(field, ', bbbb');
  // A key of a set that ends soon is more time, unless the buyer wants more seats.
  expect(await screen.findByRole('radiogroup', { name: /Basic \(do 31.01.2027\)/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Przedłużenie/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^Więcej miejsc/ }));
  await user.click(screen.getByRole('button', { name: 'Aktywuj' }));
  expect(await screen.findByText('Aktywowano: Basic, licencja ważna do 30.11.2027.')).toBeTruthy();
  expect(screen.getByText(/^Nieprawidłowy format klucza/)).toBeTruthy();
  expect(await screen.findByDisplayValue('BBBB')).toBeTruthy();
  expect(JSON.parse(asked.mock.calls[0]?.[1].body)).toEqual({
    keys: 'AAAA-AAAA-AAAA-AAAA, bbbb',
    isBeside: true,
  });
  // What the session says of the trial has changed.
  expect(renewed).toHaveBeenCalledOnce();
});

it('the shop orders what is in the cart at the price that was shown, and nothing before each line has a number', async () => {
  const offer = {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Advanced',
    tier: 'advanced',
    price: 468,
    currency: 'EUR',
    maxUser: 5,
    categories: [],
    validBefore: '2027-12-01',
    months: 12,
    isPromoted: false,
    changes: [],
    shopLink: null,
  };
  const elsewhere = { ...offer, id: 'e', name: 'Basic', shopLink: 'https://shop.example/basic' };
  const address = { street: 'Długa 1', zip: '00-001', city: '', country: 'PL' };
  asked.mockReset().mockImplementation(async (path: unknown) =>
    Response.json(
      path === '/api/shop'
        ? {
            offers: [elsewhere, offer],
            seller: null,
            shopLink: null,
            vatFrom: { country: 'PL', isVatExempt: false },
            billing: { name: 'Hala', address, vatId: null },
          }
        : { orders: [{ id: 'o', number: 'B-2026-0001' }] },
    ),
  );
  const { user } = renderScreen({
    element: <ShopScreen />,
    resource: 'orders',
    dataProvider: memoryData({}).dataProvider,
  });
  const link = await screen.findByRole('link', { name: /Basic – otwiera się w nowej karcie/ });
  expect(link.getAttribute('href')).toBe('https://shop.example/basic');
  await user.click(screen.getByRole('button', { name: 'Do koszyka: Advanced' }));
  const quantity = await screen.findByLabelText('Liczba sztuk: Advanced');
  const order = screen.getByRole('button', { name: 'Zamów' });
  await user.clear(quantity);
  expect(order).toHaveProperty('disabled', true);
  await user.type(quantity, '3');
  await user.click(order);
  const send = await screen.findByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });
  // Without a whole address there is no invoice.
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(send);
  expect(asked).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText(/Miejscowość/), 'Łódź');
  expect(screen.getByText(/^1726,92/)).toBeTruthy();
  await user.click(send);
  expect(await screen.findByText(/Numery zamówień: B-2026-0001/)).toBeTruthy();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(JSON.parse(asked.mock.calls[1]?.[1].body)).toEqual({
    items: [{ id: expect.any(String), licenseSet: offer.id, quantity: 3, unitPrice: 468 }],
    comment: '',
    billing: { name: 'Hala', address: { ...address, city: 'Łódź' } },
  });
});

it('shows how the price of more seats comes about before they are ordered, and orders that price', async () => {
  const change = {
    license: 'l',
    name: 'Hala 3',
    from: '2026-12-01',
    till: '2027-03-01',
    days: 90,
    ofDays: 365,
  };
  const offer = {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Advanced',
    tier: 'advanced',
    price: 468,
    currency: 'EUR',
    maxUser: 5,
    categories: [],
    validBefore: '2027-12-01',
    months: 12,
    isPromoted: false,
    changes: [
      {
        ...change,
        kind: 'RENEWAL',
        from: '2027-03-01',
        till: '2028-03-01',
        days: 366,
        ofDays: 366,
        unitPrice: 468,
      },
      { ...change, kind: 'SEATS', unitPrice: 115.4 },
    ],
    shopLink: null,
  };
  const address = { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' };
  asked.mockReset().mockImplementation(async (path: unknown) =>
    Response.json(
      path === '/api/shop'
        ? {
            offers: [offer],
            seller: null,
            shopLink: null,
            vatFrom: { country: 'PL', isVatExempt: false },
            billing: { name: 'Hala', address, vatId: null },
          }
        : { orders: [{ id: 'o', number: 'B-2026-0001' }] },
    ),
  );
  const { user } = renderScreen({
    element: <ShopScreen />,
    resource: 'orders',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(await screen.findByRole('button', { name: 'Przedłuż: Hala 3' }));
  expect(screen.getByRole('button', { name: 'Przedłuż: Hala 3' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Dodaj miejsca: Hala 3' }));
  const seats = screen.getByLabelText('Liczba sztuk: Dodatkowe miejsca: Hala 3');
  await user.clear(seats);
  await user.type(seats, '2');
  expect(screen.getByLabelText('Liczba sztuk: Przedłużenie: Hala 3')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Zamów' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('od 01.12.2026 do 28.02.2027')).toBeTruthy();
  expect(dialog.getByText('pozostało 90 dni (cena obejmuje 365 dni)')).toBeTruthy();
  expect(dialog.getByText(/468,00.* × 90\/365 = 115,40.* netto za sztukę/)).toBeTruthy();
  // (468 + 2 × 115,40) × 1,23
  expect(dialog.getByText(/^859,52/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  expect(await screen.findByText(/Numery zamówień: B-2026-0001/)).toBeTruthy();
  expect(JSON.parse(asked.mock.calls[1]?.[1].body).items).toEqual([
    {
      id: expect.any(String),
      licenseSet: offer.id,
      quantity: 1,
      unitPrice: 468,
      change: { license: 'l', kind: 'RENEWAL' },
    },
    {
      id: expect.any(String),
      licenseSet: offer.id,
      quantity: 2,
      unitPrice: 115.4,
      change: { license: 'l', kind: 'SEATS' },
    },
  ]);
});
