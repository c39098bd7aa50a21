import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntityList } from '../list/EntityList';
import { type Call, memoryData, refusal } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A desktop's window, until it is told to be a phone's. */
function narrowableWindow() {
  const heard = new Set<() => void>();
  let matches = false;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return matches && media.includes('max-width:699px');
    },
    addEventListener: (_type: string, hear: () => void) => heard.add(hear),
    removeEventListener: (_type: string, hear: () => void) => heard.delete(hear),
  }));
  return {
    narrow: () => {
      matches = true;
      for (const hear of heard) hear();
    },
  };
}

const { instance } = owner;
const customers = [
  { id: 'a', instance, version: 3, name: 'Odra', customerNumber: 'K-1' },
  { id: 'b', instance, version: 7, name: 'Süd', customerNumber: 'K-2' },
  { id: 'c', instance, version: 1, name: 'Warta', customerNumber: 'K-3' },
];
const draw = (refuse: (call: Call) => void = () => {}, actor = {}) => {
  const rows = { equipmentOwners: customers };
  const { dataProvider, calls } = memoryData(rows, refuse);
  const lose = (lost: string) => {
    rows.equipmentOwners = customers.filter(({ id }) => id !== lost);
  };
  return {
    lose,
    ...renderScreen({ element: <EntityList />, resource: 'equipmentOwners', dataProvider, actor }),
    calls,
  };
};
const choose = async (user: ReturnType<typeof draw>['user'], ...names: string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Zaznacz: ${name}` }));
};
const outcome = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('doing the same to many rows', () => {
  it('deletes the chosen ones by the version that was seen and says of each what became of it', async () => {
    const blockers = [{ resource: 'equipments', field: 'owner', count: 12 }];
    const { user, calls } = draw((call) => {
      if (call.method === 'delete' && call.params.id === 'b')
        throw refusal(409, 'IN_USE', { data: { blockers } });
    });
    await choose(user, 'Odra', 'Süd');
    expect(await screen.findByText('Zaznaczono 2 wpisy')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await user.click(await screen.findByRole('button', { name: 'Usuń 2 wpisy' }));
    await screen.findByRole('button', { name: 'Zamknij' });
    expect(
      calls.filter(({ method }) => method === 'delete').map(({ params }) => [params.id, params.meta]),
    ).toEqual([
      ['a', { version: 3 }],
      ['b', { version: 7 }],
    ]);
    // What is done is no question any more.
    expect(screen.getByRole('dialog', { name: 'Usuwanie 2 wpisów' })).toBeTruthy();
    expect(outcome()).toEqual([expect.stringMatching(/^Süd.+Urządzenia: 12$/), 'OdraGotowe']);
    await user.click(screen.getByRole('button', { name: 'Zamknij' }));
    // What was refused stays chosen.
    expect(await screen.findByText('Zaznaczono 1 wpis')).toBeTruthy();
  });

  it('offers what some of the deletions may need, demands none of it, and sends what was given with each', async () => {
    const deficiencies = ['Zagięty', 'Pęknięty'].map((description, at) => ({
      ...{ id: `d${at}`, instance, version: 2, audit: 'i', description, isNotAsked: false },
    }));
    const { dataProvider, calls } = memoryData({ deficiencies });
    const { user } = renderScreen({ element: <EntityList />, resource: 'deficiencies', dataProvider });
    await choose(user, 'Zagięty', 'Pęknięty');
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await screen.findByText(/^Bez ostatniej usterki .* Bez decyzji taka usterka pozostanie\.$/);
    screen.getByText(/^Późniejszy zakończony przegląd, .* Bez decyzji taka usterka pozostanie\.$/);
    await user.type(screen.getByRole('textbox', { name: 'Powód korekty' }), 'Inne przęsło');
    await user.click(screen.getByRole('button', { name: 'Usuń 2 wpisy' }));
    await screen.findByRole('button', { name: 'Zamknij' });
    const meta = { version: 2, given: { correctionReason: 'Inne przęsło' } };
    expect(
      calls.filter(({ method }) => method === 'delete').map(({ params }) => [params.id, params.meta]),
    ).toEqual([
      ['d0', meta],
      ['d1', meta],
    ]);
  });

  it('says of rows that somebody else has deleted or taken out of reach meanwhile that they are left out', async () => {
    const { user, calls, lose } = draw();
    await choose(user, 'Odra', 'Süd');
    lose('a');
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    const told = 'Pominięto 1 wpis: został usunięty albo nie masz do niego dostępu.';
    expect(await screen.findByText(told)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Usuń 1 wpis' }));
    await user.click(await screen.findByRole('button', { name: 'Zamknij' }));
    expect(calls.filter(({ method }) => method === 'delete').map(({ params }) => params.id)).toEqual(['b']);
    expect(screen.queryByText(/^Zaznaczono/)).toBeNull();
  });

  it('offers nothing to be done where none of them is left, and the list shows them no longer', async () => {
    const { user, lose } = draw();
    await choose(user, 'Odra');
    lose('a');
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Pominięto 1 wpis: został usunięty albo nie masz do niego dostępu.');
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Zamknij']);
    await user.click(dialog.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Odra' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Süd' })).toBeTruthy();
  });

  it('leads to no row that went out of reach while it was being done, and lets go of it', async () => {
    const { user } = draw((call) => {
      if (call.method === 'delete' && call.params.id === 'b') throw refusal(404, 'NOT_FOUND');
      if (call.method === 'delete' && call.params.id === 'c') throw refusal(409, 'IN_USE');
    });
    await choose(user, 'Odra', 'Süd', 'Warta');
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    await user.click(await screen.findByRole('button', { name: 'Usuń 3 wpisy' }));
    const close = await screen.findByRole('button', { name: 'Zamknij' });
    expect(outcome()[0]).toBe('SüdWpis został usunięty albo nie masz do niego dostępu.');
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Warta']);
    await user.click(close);
    expect(await screen.findByText('Zaznaczono 1 wpis')).toBeTruthy();
  });

  it('sets one field of all rows of the page', async () => {
    const { user, calls } = draw((call) => {
      if (call.method === 'update' && call.params.id === 'c')
        throw refusal(422, 'INVALID', { errors: { resubmissionDate: { message: 'validation.date' } } });
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }));
    await user.click(await screen.findByRole('button', { name: 'Zmień pole' }));
    expect(await screen.findByText('Nowa wartość jest pusta: pole zostanie wyczyszczone.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Zmień 3 wpisy' }));
    await screen.findByRole('button', { name: 'Zamknij' });
    expect(
      calls.filter(({ method }) => method === 'update').map(({ params }) => [params.id, params.data]),
    ).toEqual([
      ['a', { resubmissionDate: null, version: 3 }],
      ['b', { resubmissionDate: null, version: 7 }],
      ['c', { resubmissionDate: null, version: 1 }],
    ]);
    expect(outcome()[0]).toMatch(/^Warta.*dat/i);
  });

  it('takes the change back for those that it was made for, by their new versions', async () => {
    const { user, calls } = draw((call) => {
      if (call.method === 'update' && call.params.id === 'c') throw refusal(409, 'IN_USE');
    });
    await choose(user, 'Odra', 'Warta');
    await user.click(await screen.findByRole('button', { name: 'Zmień pole' }));
    await user.click(await screen.findByRole('button', { name: 'Zmień 2 wpisy' }));
    await user.click(await screen.findByRole('button', { name: 'Cofnij dla 1 wpisu' }));
    await screen.findByRole('button', { name: 'Zamknij' });
    const updates = calls.filter(({ method }) => method === 'update').map(({ params }) => params);
    expect(updates.map(({ id }) => id)).toEqual(['a', 'c', 'a']);
    expect(updates.at(-1)?.data).toMatchObject({ resubmissionDate: null });
    expect(screen.queryByRole('button', { name: /Cofnij/ })).toBeNull();
  });

  it('keeps what became of the rows when the window becomes as narrow as a phone', async () => {
    const width = narrowableWindow();
    const { user } = draw();
    await choose(user, 'Odra', 'Süd');
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    await user.click(await screen.findByRole('button', { name: 'Usuń 2 wpisy' }));
    await screen.findByRole('button', { name: 'Zamknij' });
    act(() => width.narrow());
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    expect(outcome()).toEqual(['OdraGotowe', 'SüdGotowe']);
  });

  it('says beforehand what else goes to another customer', async () => {
    const racks = [{ id: 'r', instance, version: 1, identNumber: 'R-1', isArchived: false }];
    const { dataProvider } = memoryData({ equipments: racks, equipmentOwners: customers });
    const { user } = renderScreen({ element: <EntityList />, resource: 'equipments', dataProvider });
    await choose(user, 'R-1');
    await user.click(await screen.findByRole('button', { name: 'Zmień pole' }));
    await user.click(await screen.findByRole('combobox', { name: 'Pole' }));
    await user.click(await screen.findByRole('option', { name: 'Nr seryjny' }));
    expect(screen.queryByText(/Razem z nimi/)).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Pole' }));
    await user.click(await screen.findByRole('option', { name: 'Klient' }));
    expect((await screen.findByText(/Razem z nimi/)).textContent).toMatch(/: Zadania\.$/);
  });

  it('is not offered to who may only read', async () => {
    draw(undefined, { role: 'Employee' });
    await screen.findByRole('link', { name: 'Odra' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
