import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EntityCreate } from '../../form/EntityCreate';
import { type Call, memoryData, refusal } from '../../testing/memoryData';
import { owner, renderScreen } from '../../testing/renderScreen';

const line = vi.hoisted(() => ({ isOnline: true }));
vi.mock('../../../data/offline/useConnection', () => ({
  useConnection: () => ({ ...line, isForcedOffline: false, isSlow: false }),
}));
afterEach(() => {
  cleanup();
  line.isOnline = true;
});

const rack = '0190a1b2-0000-7000-8000-000000000001';
const mill = '0190a1b2-0000-7000-8000-000000000002';
const administrator = { instanceType: 'COMPANY', role: 'Administrator' } as const;

function draw(
  refuse: (call: Call) => void = () => {},
  actor: object = administrator,
  { resource = 'equipments', owners = [] as { id: string; name: string }[] } = {},
) {
  const rows = {
    products: [{ id: 'old', instance: owner.instance, version: 1, name: 'MULTIPAL' }],
    categories: [{ id: rack, name: { 'pl-PL': 'Regały' }, type: 'monolith', isActive: true }],
    equipmentOwners: owners,
    contacts: [{ id: 'jan', firstName: 'Jan', lastName: 'Lis', contactType: 'auditor' }],
  };
  const { dataProvider, calls } = memoryData(rows, (call) => {
    refuse(call);
    if (call.method === 'create' && call.resource === 'products')
      rows.products.push(call.params.data as (typeof rows.products)[0]); // as it was sent
  });
  const drawn = renderScreen({ element: <EntityCreate />, resource, dataProvider, actor });
  return {
    ...drawn,
    made: () =>
      calls.flatMap(({ method, resource, params }) => (method === 'create' ? [[resource, params.data]] : [])),
  };
}
const combobox = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
const entry = (name: string) => screen.findByRole('option', { name });

async function openDialog(drawn: ReturnType<typeof draw>) {
  const { user } = drawn;
  await user.type(await screen.findByRole('textbox', { name: /Nr inwentarzowy/ }), 'R-1');
  await user.type(await combobox(/^Model/), 'RX 9');
  await user.click(await entry('Nowy model RX 9'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowy model' }));
  return { dialog, name: await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Nazwa/ }) };
}
async function chooseCategory({ user }: ReturnType<typeof draw>, dialog: ReturnType<typeof within>) {
  await user.type(dialog.getByRole('combobox', { name: /^Kategoria/ }), 'Reg');
  await user.click(await entry('Regały'));
}
const save = 'Zapisz';

describe('a model that is missing while equipment is made', () => {
  it('is made with what was typed as its name, chosen, and the equipment is still being made', async () => {
    const drawn = draw();
    const { dialog, name } = await openDialog(drawn);
    expect([name.value, document.activeElement]).toEqual(['RX 9', name]);
    await chooseCategory(drawn, dialog);
    await drawn.user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.made()).toEqual([['products', expect.objectContaining({ name: 'RX 9', category: rack })]]);
    expect(drawn.address()).toBe('/');
    await waitFor(async () => expect((await combobox(/^Model/)).value).toBe('RX 9'));
    expect(await screen.findByDisplayValue('R-1')).toBeTruthy();
  });

  it('is saved by Ctrl+S without the form below', async () => {
    const drawn = draw();
    const { dialog } = await openDialog(drawn);
    await chooseCategory(drawn, dialog);
    await drawn.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.made().map(([resource]) => resource)).toEqual(['products']);
    expect(screen.queryByText('Uzupełnij to pole.')).toBeNull();
  });

  it('has what the server finds wrong at the fields of its dialog, and makes the same row again', async () => {
    let isTaken = true;
    const drawn = draw(({ method }) => {
      if (method === 'create' && isTaken)
        throw refusal(422, 'INVALID', {
          errors: { name: { message: 'validation.maxLength', args: { max: 3 } } },
        });
    });
    const { dialog } = await openDialog(drawn);
    await chooseCategory(drawn, dialog);
    await drawn.user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByText('Za długie: najwyżej 3 zn.')).toBeTruthy();
    isTaken = false;
    await drawn.user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.made()[0]).toEqual(drawn.made()[1]);
  });

  it('is given up without a question where nothing was typed, and after one where something was', async () => {
    const drawn = draw();
    const first = await openDialog(drawn);
    await drawn.user.click(first.dialog.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await drawn.user.type(await combobox(/^Model/), 'RX');
    await drawn.user.click(await entry('Nowy model RX'));
    await drawn.user.type(await screen.findByRole('textbox', { name: /^Nazwa/ }), ' 7');
    await drawn.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Niezapisane zmiany' }));
    await drawn.user.click(question.getByRole('button', { name: 'Zamknij bez zapisywania' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.made()).toEqual([]);
    expect(await screen.findByDisplayValue('R-1')).toBeTruthy();
  });

  it('holds the page while it is being typed, also where nothing else was', async () => {
    const drawn = draw();
    await drawn.user.type(await combobox(/^Model/), 'RX');
    await drawn.user.click(await entry('Nowy model RX'));
    await drawn.user.type(await screen.findByRole('textbox', { name: /^Nazwa/ }), ' 7');
    void drawn.router.navigate('/elsewhere');
    expect(await screen.findByRole('button', { name: 'Opuść bez zapisywania' })).toBeTruthy();
    expect(drawn.address()).toBe('/');
  });
});

describe('what the nested form has saved', () => {
  it('is shown in the dialog and saved, and cannot be chosen anew', async () => {
    const drawn = draw(undefined, {}, { owners: [{ id: mill, name: 'Młyn' }] });
    await drawn.user.type(await combobox(/^Klient/), 'Mł');
    await drawn.user.click(await entry('Młyn'));
    await drawn.user.type(await combobox(/^Lokalizacja/), 'Hala');
    await drawn.user.click(await entry('Nowa lokalizacja Hala'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa lokalizacja' }));
    const customer = await dialog.findByRole('group', { name: /^Klient/ });
    expect(await within(customer).findByText('Młyn')).toBeTruthy();
    expect(dialog.queryByRole('combobox', { name: /^Klient/ })).toBeNull();
    await drawn.user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawn.made()).toEqual([['locations', expect.objectContaining({ name: 'Hala', owner: mill })]]);
  });
});

it('makes a contact of a customer’s location a contact of that customer', async () => {
  const drawn = draw(undefined, {}, { resource: 'locations', owners: [{ id: mill, name: 'Młyn' }] });
  await drawn.user.type(await combobox(/^Klient/), 'Mł');
  await drawn.user.click(await entry('Młyn'));
  await drawn.user.type(await combobox(/^Osoby kontaktowe/), 'Zielińska');
  await drawn.user.click(await entry('Nowy kontakt Zielińska'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowy kontakt' }));
  await drawn.user.type(await dialog.findByRole('textbox', { name: /^Imię/ }), 'Ewa');
  await drawn.user.click(dialog.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drawn.made()).toEqual([
    ['contacts', expect.objectContaining({ lastName: 'Zielińska', owner: mill })],
  ]);
});

describe('nothing is offered to be made', () => {
  // Were there anything to make, it would stand there instead.
  const find = async ({ user }: ReturnType<typeof draw>, picker: RegExp) => {
    await user.type(await combobox(picker), 'RX');
    expect(await screen.findByText('Brak wyników')).toBeTruthy();
  };

  it('to whom the API would refuse it', async () => {
    await find(draw(undefined, { role: 'Employee' }), /^Klient/);
  });

  it('without the server', async () => {
    line.isOnline = false;
    await find(draw(undefined, {}), /^Klient/);
  });

  it('where it takes a screen of its own, as a regulation does', async () => {
    const drawn = draw(undefined, administrator, { resource: 'products' });
    await find(drawn, /^Zakres/);
    await drawn.user.type(await combobox(/^Kategoria/), 'RX');
    expect(await entry('Nowa kategoria RX')).toBeTruthy();
  });

  it('before the server has said that there is none', async () => {
    const { dataProvider } = memoryData({});
    const ask = dataProvider.getList;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    dataProvider.getList = async (resource, params) => {
      if (resource === 'products' && ++asked > 1) await isAnswered;
      return ask(resource, params);
    };
    const { user } = renderScreen({
      element: <EntityCreate />,
      resource: 'equipments',
      dataProvider,
      actor: administrator,
    });
    const picker = await combobox(/^Model/);
    await user.click(picker);
    await user.keyboard('{ArrowDown}');
    await entry('Nowy model');
    // Opened anew, it shows what it remembers and asks again.
    await user.keyboard('{Escape}{ArrowDown}');
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.queryByRole('option', { name: /^Nowy model/ })).toBeNull();
    answer();
    expect(await entry('Nowy model')).toBeTruthy();
  });
});
