import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Call, memoryData, type Rows, refusal } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';
import { EntityList } from './EntityList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { instance } = owner;
const customers = [
  { id: 'a', instance, version: 1, name: 'Odra', customerNumber: 'K-1' },
  { id: 'b', instance, version: 1, name: 'Süd', customerNumber: 'K-2' },
];
const draw = (
  rows: Rows,
  {
    refuse = () => {},
    actor = {},
    resource = 'equipmentOwners',
    at = '/',
  }: { refuse?: (call: Call) => void; actor?: object; resource?: string; at?: string } = {},
) => {
  const { dataProvider, calls } = memoryData(rows, refuse);
  return { ...renderScreen({ element: <EntityList />, resource, dataProvider, actor, at }), calls };
};
const lastList = (calls: Call[]) => calls.filter(({ method }) => method === 'getList').at(-1)?.params;

describe('EntityList', () => {
  it('shows the columns of the definition and leads from each row to its record', async () => {
    draw({ equipmentOwners: customers });
    const table = within(await screen.findByRole('table', { name: 'Klienci' }));
    await table.findByRole('link', { name: 'Odra' });
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '', // the box that chooses the page
      'Nazwa',
      'Numer klienta',
      'Adres',
      'Ponowny kontakt',
    ]);
    expect(table.getByRole('link', { name: 'Odra' }).getAttribute('href')).toBe('/equipment-owners/a/show');
  });

  it('sorts by what the definition says, and the other way at a click on the head', async () => {
    const { user, calls } = draw({ equipmentOwners: customers });
    await screen.findByRole('link', { name: 'Odra' });
    expect(lastList(calls)).toMatchObject({
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    });
    await user.click(screen.getByRole('button', { name: 'Nazwa' }));
    await waitFor(() => expect(lastList(calls)).toMatchObject({ sort: { field: 'name', order: 'DESC' } }));
  });

  it('is worked by keys: slash, arrows, space, and n for a new row, but not while typing', async () => {
    // Both contain the letter that is typed: on a slow machine the list is searched for it.
    const named = customers.map((customer) => ({ ...customer, name: `${customer.name} Nord` }));
    const { user, address } = draw({ equipmentOwners: named });
    const first = await screen.findByRole('link', { name: 'Odra Nord' });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Süd Nord' }));
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(first);
    const box: HTMLInputElement = screen.getByRole('checkbox', { name: 'Zaznacz: Süd Nord' });
    expect(box.checked).toBe(true);
    await user.keyboard('/n');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(address()).toBe('/');
    await user.keyboard('{Backspace}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Odra Nord' }));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toBe('/equipment-owners/create'));
  });

  it.each([false, true])(
    'says of locked and never inspected pieces that they are (phone: %s)',
    async (isPhone) => {
      vi.stubGlobal('matchMedia', () => ({
        matches: isPhone,
        addEventListener() {},
        removeEventListener() {},
      }));
      const piece = { instance, version: 1, isTraceable: true, isArchived: false, isScrapped: false };
      draw(
        {
          equipments: [
            {
              ...piece,
              id: 'a',
              identNumber: 'R-1',
              isLocked: true,
              nextAuditDate: '1998-04-01',
              dueType: 'expert',
            },
            {
              ...piece,
              id: 'b',
              identNumber: 'R-2',
              isLocked: false,
              nextAuditDate: '2020-04-01',
              lastAuditDate: '2019-04-01',
              dueType: 'expert',
              dueLastDate: '2019-04-01',
            },
            {
              ...piece,
              id: 'c',
              identNumber: 'R-3',
              isLocked: false,
              nextAuditDate: '2018-04-01',
              lastAuditDate: '2019-04-01',
              dueType: 'light',
            },
          ],
        },
        { resource: 'equipments' },
      );
      const rowOf = async (name: string) =>
        (await screen.findByRole('link', { name })).closest('tr, li')?.textContent ?? '';
      expect(await rowOf('R-1')).toContain('Wyłączone z użytkowania');
      expect(await rowOf('R-1')).toContain('jeszcze bez przeglądu');
      expect(await rowOf('R-1')).not.toContain('1998');
      expect(await rowOf('R-2')).not.toContain('Wyłączone z użytkowania');
      expect(await rowOf('R-2')).toContain('01.04.2020 · po terminie');
      expect(await rowOf('R-3')).toContain('Oględziny: jeszcze nie wykonano');
      expect(await rowOf('R-3')).not.toContain('2018');
    },
  );

  it('sorts on a phone, too, where there are no heads to click', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }));
    const { user, calls } = draw({ equipmentOwners: customers });
    await screen.findByRole('link', { name: 'Odra' });
    await user.click(screen.getByRole('button', { name: 'Sortuj' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Numer klienta' }));
    await waitFor(() =>
      expect(lastList(calls)).toMatchObject({ sort: { field: 'customerNumber', order: 'ASC' } }),
    );
    const chosen = screen.getByRole('menuitemradio', { name: 'Numer klienta rosnąco' });
    expect(chosen.getAttribute('aria-checked')).toBe('true');
    await user.click(chosen);
    await waitFor(() =>
      expect(lastList(calls)).toMatchObject({ sort: { field: 'customerNumber', order: 'DESC' } }),
    );
  });

  it('has one button that stands out, also where nothing is there yet', async () => {
    draw({ equipmentOwners: [] });
    const all = () => screen.getAllByRole('link', { name: 'Nowy klient' });
    await waitFor(() => expect(all()).toHaveLength(2));
    expect(all().filter(({ className }) => className.includes('contained'))).toHaveLength(1);
  });

  it('searches for what is typed', async () => {
    const { user, calls } = draw({ equipmentOwners: customers });
    await user.type(await screen.findByRole('searchbox'), 'odra');
    await waitFor(() => expect(lastList(calls)).toMatchObject({ filter: { q: 'odra' } }));
  });

  it('names its filters and takes one out at a click', async () => {
    const filter = encodeURIComponent(JSON.stringify({ owner: ['b'] }));
    const locations = [{ id: 'l', instance, name: 'Werk', owner: 'b' }];
    const { user, calls } = draw(
      { locations, equipmentOwners: customers },
      { resource: 'locations', at: `/?filter=${filter}` },
    );
    expect(await screen.findByText('Süd')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Usuń filtr: Klient' }));
    await waitFor(() => expect(lastList(calls)?.filter).toEqual({}));
  });

  it('says how to begin where there is nothing yet', async () => {
    draw({});
    expect(await screen.findByText('Brak klientów')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Nowy klient' })[0]?.getAttribute('href')).toBe(
      '/equipment-owners/create',
    );
  });

  it('offers nothing new to who may only read', async () => {
    draw({ equipmentOwners: customers }, { actor: { role: 'Employee' } });
    await screen.findByRole('link', { name: 'Odra' });
    expect(screen.queryByRole('link', { name: 'Nowy klient' })).toBeNull();
  });

  it('says what belongs here, and invites those alone who may add to it', async () => {
    const applies = 'Obowiązują dokumenty dostarczone z usługą.';
    const invite = 'Dodaj własną wersję, aby je zastąpić.';
    const provider = { instanceType: 'PROVIDER', contact: null };
    draw({}, { resource: 'legalTexts', actor: { ...provider, role: 'ProviderSupport' } });
    expect(await screen.findByText(applies)).toBeTruthy();
    cleanup();
    draw({}, { resource: 'legalTexts', actor: { ...provider, role: 'ProviderAdmin' } });
    expect(await screen.findByText(`${applies} ${invite}`)).toBeTruthy();
  });

  it('invites nobody to begin who is kept to some of the account, and says so', async () => {
    const employee = { role: 'Employee', locations: ['hall'] };
    const invite = 'Dodaj pierwsze urządzenie albo zaimportuj wykaz z pliku Excel lub CSV.';
    draw({}, { resource: 'equipments', actor: employee });
    expect(await screen.findByText(/^Na liście jest tylko to, do czego masz uprawnienia/)).toBeTruthy();
    expect(screen.queryByText(invite)).toBeNull();
    cleanup();
    draw({}, { resource: 'equipments', actor: { ...employee, locations: 'all' } });
    expect(await screen.findByText(invite)).toBeTruthy();
  });

  it('says to the person who sees but what is assigned to them that there may be more', async () => {
    draw({}, { resource: 'audits', actor: { role: 'ServiceProvider' } });
    expect(await screen.findByText(/ Na liście jest tylko to, co przydzielono Tobie\./)).toBeTruthy();
    cleanup();
    draw({}, { resource: 'audits', actor: { role: 'Employee' } });
    expect(
      await screen.findByText('Przeglądy pojawiają się tu, gdy zostanie zaplanowany termin.'),
    ).toBeTruthy();
  });

  it('says why there is nothing to see, and tries again', async () => {
    let isDown = true;
    const { user } = draw(
      { equipmentOwners: customers },
      {
        refuse: () => {
          if (isDown) throw refusal(403, 'FORBIDDEN');
        },
      },
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Brak uprawnień');
    // Said once, and not by its code.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('FORBIDDEN')).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('link', { name: 'Odra' })).toBeTruthy();
  });

  it('hangs the rows of a tree below their parents', async () => {
    const locations = [
      { id: 'hall', instance, name: 'Hala 3', parent: 'site' },
      { id: 'site', instance, name: 'Zakład', parent: null },
    ];
    const { user } = draw({ locations }, { resource: 'locations' });
    const toggle = await screen.findByRole('button', { name: 'Zwiń: Zakład' });
    expect(await screen.findByRole('link', { name: 'Hala 3' })).toBeTruthy();
    await user.click(toggle);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hala 3' })).toBeNull());
  });
});
