import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { IdentityScreen } from './IdentityScreen';
import { PersonScreen } from './PersonScreen';
import { RightsButton } from './RightsButton';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);
beforeEach(() => {
  fetch.mockReset();
});

const provider = { instanceType: 'PROVIDER', role: 'ProviderSupport', contact: null } as const;
const { dataProvider } = memoryData({});

const member = (more: object) => ({
  id: 'u1',
  kind: 'provider',
  user: 'u1',
  contact: null,
  name: 'Anna Nowak',
  email: 'anna@provider.example',
  isActive: true,
  instance: 'p',
  instanceName: '',
  instanceType: 'PROVIDER',
  role: 'ProviderAdmin',
  isNamedAdmin: false,
  rights: [
    { right: 'mirror', from: 'role' },
    { right: 'giveSystemRoles', from: 'role' },
  ],
  mirrored: [{ instanceName: 'Szafir', until: '2026-11-17T12:30:00.000Z', mayWrite: false }],
  changes: [
    {
      at: '2026-11-16T08:00:00.000Z',
      by: 'Jan Kowal',
      field: 'users.systemRole',
      before: null,
      after: 'ProviderAdmin',
    },
  ],
  ...more,
});
const staff = [
  member({}),
  member({
    id: 's1',
    kind: 'salesman',
    name: 'Łucja Zych',
    user: null,
    role: null,
    instanceName: 'Regalux',
    rights: [{ right: 'showSalesmen', from: 'unlocked' }],
    mirrored: [],
    changes: [],
    isActive: false,
  }),
];

function draw(answers: Record<string, unknown>, at = '/identity', actor: object = provider) {
  fetch.mockImplementation(fakeApi(answers).apiFetch);
  return renderScreen({
    element: <IdentityScreen />,
    path: '/identity',
    at,
    resource: 'users',
    dataProvider,
    actor,
  });
}

describe('who has system rights', () => {
  it('says role, rights, where each comes from, and what changed', async () => {
    draw({ 'GET /api/identity/staff': staff });
    const group = within(await screen.findByRole('region', { name: 'Pracownicy dostawcy' }));
    expect(group.getByText('nadaje role systemowe')).toBeTruthy();
    expect(group.getByText(/Wgląd do konta Szafir do/)).toBeTruthy();
    expect(group.getByText(/Rola systemowa: brak → Administrator dostawcy/)).toBeTruthy();
    expect(group.getByRole('link', { name: 'Co może ta osoba?' }).getAttribute('href')).toBe(
      '/identity/users/u1',
    );
    const sellers = within(screen.getByRole('region', { name: 'Handlowcy' }));
    expect(sellers.getByText('odblokowane przez dostawcę')).toBeTruthy();
    expect(sellers.getByText('wyłączone')).toBeTruthy();
    expect(sellers.queryByRole('link')).toBeNull();
  });

  it('finds without regard to case and diacritics, and says where nobody matches', async () => {
    const { user } = draw({ 'GET /api/identity/staff': staff });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'lucja');
    expect(screen.queryByText('Anna Nowak')).toBeNull();
    expect(screen.getByText('Łucja Zych')).toBeTruthy();
    await user.type(search, 'x');
    expect(screen.getByText('Nikt nie pasuje.')).toBeTruthy();
  });

  it('is for the provider alone', async () => {
    draw({}, '/identity', {});
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('finds a person of any account and leads to the rights', async () => {
  const found = {
    rows: [
      {
        kind: 'contacts',
        id: 'c1',
        name: 'Żaneta Lis',
        email: 'z@x.example',
        instance: 'i',
        instanceName: 'Szafir',
        instanceType: 'COMPANY',
        role: 'Employee',
      },
    ],
    hasMore: false,
  };
  draw({ 'GET /api/identity/people?q=lis': found }, '/identity?tab=people&q=lis');
  const link = await screen.findByRole('link', { name: 'Żaneta Lis' });
  expect(link.getAttribute('href')).toBe('/identity/contacts/c1');
  expect(screen.getByText('Szafir')).toBeTruthy();
  expect(screen.getByText('Inspektor wewnętrzny')).toBeTruthy();
});

const rights = {
  name: 'Żaneta Lis',
  email: 'z@x.example',
  user: 'u',
  contact: 'c1',
  instance: 'account-1',
  instanceName: 'Szafir',
  instanceType: 'COMPANY',
  role: 'Employee',
  instanceRole: 'Employee',
  signIn: 'yes',
  erasedOn: '2027-02-01',
  locations: { access: 'restricted', count: 1, names: ['Hala Łódź'] },
  categories: { access: 'all', count: 0, names: [] },
  others: [],
  planning: [
    { category: 'k', name: { 'pl-PL': 'Regały' }, problem: 'LICENSE_EXPIRED', until: '2026-10-31' },
    { category: 'l', name: { 'pl-PL': 'Drabiny' }, problem: null, until: null },
  ],
  entities: [
    {
      resource: 'tasks',
      isElsewhere: false,
      operations: [
        { operation: 'read', refusal: null, limits: [{ kind: 'locations', count: 1 }] },
        { operation: 'create', refusal: 'terminated', limits: [] },
        { operation: 'update', refusal: 'terminated', limits: [] },
        { operation: 'delete', refusal: 'role', limits: [] },
      ],
      fields: [{ name: 'title', label: null, create: 'terminated', update: 'terminated', notes: [] }],
      commands: [{ name: 'complete', isStep: true, refusal: 'terminated' }],
    },
  ],
};

describe('the rights of a person', () => {
  const show = (answers: Record<string, unknown>, kind = 'contacts') => {
    fetch.mockImplementation(fakeApi(answers).apiFetch);
    return renderScreen({
      element: <PersonScreen />,
      path: '/identity/:kind/:id',
      at: `/identity/${kind}/c1`,
      resource: 'users',
      dataProvider,
    });
  };

  it('say what may be done and why not more, down to fields and actions', async () => {
    const { user } = show({ 'GET /api/contacts/c1/rights': rights });
    expect(await screen.findByRole('heading', { name: 'Prawa: Żaneta Lis' })).toBeTruthy();
    expect(screen.getByText('tylko: Hala Łódź')).toBeTruthy();
    expect(screen.getByText(/Konto zostało wypowiedziane: do usunięcia w dniu 0?1.02.2027/)).toBeTruthy();
    expect(screen.getByText('licencja wygasła')).toBeTruthy();
    expect(screen.getByText('licencja skończyła się 31.10.2026')).toBeTruthy();
    expect(screen.getByText('Odczyt: częściowo')).toBeTruthy();
    expect(screen.getByText('Odczyt: może: dozwolone lokalizacje (1)')).toBeTruthy();
    expect(
      screen.getByText('Tworzenie, Zmiana: nie może, bo konto zostało wypowiedziane i jest tylko do odczytu'),
    ).toBeTruthy();
    expect(
      screen.getByText('Usuwanie: nie może, bo rola „Inspektor wewnętrzny” tego nie obejmuje'),
    ).toBeTruthy();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('ZADANIE');
    const fields = within(await screen.findByRole('region', { name: 'Pola' }));
    expect(fields.getByText('nie może, bo konto zostało wypowiedziane i jest tylko do odczytu')).toBeTruthy();
  });

  it('keep to what is refused where that is asked for', async () => {
    const { user } = show({ 'GET /api/contacts/c1/rights': rights });
    await user.click(await screen.findByRole('switch', { name: 'Tylko to, czego nie wolno' }));
    expect(screen.queryByText('Odczyt: częściowo')).toBeNull();
    expect(screen.getByText('Usuwanie: nie')).toBeTruthy();
  });

  it('of staff are asked for by their sign-in; a refusal is told', async () => {
    show({ 'GET /api/users/c1/rights': refusal(404, 'NOT_FOUND') }, 'users');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('the way there', () => {
  const button = (record: object, actor: object) => {
    renderScreen({
      element: <RightsButton record={record as never} />,
      resource: 'contacts',
      dataProvider,
      actor,
    });
    return screen.queryByRole('link', { name: 'Co może ta osoba?' })?.getAttribute('href') ?? null;
  };
  it.each([
    ['an owner for people of the account', { id: 'c2', instance: 'account-1' }, {}, '/identity/contacts/c2'],
    ['an employee for others', { id: 'c2', instance: 'account-1' }, { role: 'Employee' }, null],
    [
      'an employee for oneself',
      { id: 'contact-1', instance: 'account-1' },
      { role: 'Employee' },
      '/identity/contacts/contact-1',
    ],
    ['support for staff', { id: 'u9', systemRole: 'ProviderAdmin' }, provider, '/identity/users/u9'],
    ['support for a sign-in without a system role', { id: 'u9', systemRole: null }, provider, null],
  ])('is shown to %s', (_case, record, actor, expected) => {
    expect(button(record, actor)).toBe(expected);
  });
});
