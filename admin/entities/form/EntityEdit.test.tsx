import { entities } from '@plumbline/resources/entities/index';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { OfflineError } from '../../data/offline/OfflineError';
import { anItem, aReceipt, aRow } from '../../data/offline/outbox/testing';
import { ConflictDialog } from '../../domains/sync/screen/ConflictDialog';
import { editFieldPath } from '../screenPaths';
import { StaleDialog } from '../stale/StaleDialog';
import { type Call, memoryData, refusal } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';
import { EntityEdit } from './EntityEdit';

afterEach(cleanup);

const customer = {
  id: 'one',
  instance: owner.instance,
  version: 3,
  name: 'Odra',
  customerNumber: 'K-1',
  address: null,
  logo: null,
  resubmissionDate: null,
};
const draw = (refuse: (call: Call) => void = () => {}, actor = {}) => {
  const { dataProvider, calls } = memoryData({ equipmentOwners: [customer] }, refuse);
  const drawn = renderScreen({
    element: <EntityEdit />,
    path: '/equipment-owners/:id',
    at: '/equipment-owners/one',
    resource: 'equipmentOwners',
    dataProvider,
    actor,
  });
  return {
    ...drawn,
    updates: () => calls.filter(({ method }) => method === 'update').map(({ params }) => params),
  };
};
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Zapisz' });

describe('EntityEdit', () => {
  it('sends what was changed on the version it was changed from, and leads to the record', async () => {
    const { user, updates, address } = draw();
    await user.type(await field('Nazwa'), ' Sp. z o.o.');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/equipment-owners/one/show'));
    expect(updates()).toMatchObject([{ id: 'one', data: { name: 'Odra Sp. z o.o.', version: 3 } }]);
  });

  it('begins at the field that the address asks for, and shows the tab it stands in', async () => {
    const person = { id: 'p', instance: owner.instance, version: 1, firstName: 'Ewa', lastName: 'Maj' };
    renderScreen({
      element: <EntityEdit />,
      path: '/contacts/:id',
      at: editFieldPath(entities.contacts, 'p', 'instanceRole'),
      resource: 'contacts',
      dataProvider: memoryData({ contacts: [person] }).dataProvider,
    });
    const role = await screen.findByRole('combobox', { name: 'Rola' });
    expect(document.activeElement).toBe(role);
  });

  it('sends nothing where nothing was changed', async () => {
    const { user, updates, address } = draw();
    await field('Nazwa');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/equipment-owners/one/show'));
    expect(updates()).toEqual([]);
  });

  it('marks at its field what is wrong before anything is sent', async () => {
    const { user, updates } = draw();
    await user.clear(await field('Nazwa'));
    await user.click(save());
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
    expect((await field('Nazwa')).getAttribute('aria-invalid')).toBe('true');
    expect(updates()).toEqual([]);
  });

  it('lets the field keep the focus while a button is pressed, so that no error moves it away before the click', async () => {
    draw();
    await field('Nazwa');
    expect(fireEvent.mouseDown(save())).toBe(false);
  });

  it('does so for the buttons between the fields as well', async () => {
    const person = { id: 'p', instance: owner.instance, version: 1, firstName: 'Ewa', lastName: 'Maj' };
    renderScreen({
      element: <EntityEdit />,
      path: '/contacts/:id',
      at: '/contacts/p',
      resource: 'contacts',
      dataProvider: memoryData({ contacts: [person] }).dataProvider,
    });
    (await field('E-mail')).focus();
    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Dodaj numer' }))).toBe(false);
  });

  it('marks at its field what the server found wrong, and keeps what was typed', async () => {
    const { user } = draw(({ method }) => {
      if (method === 'update')
        throw refusal(422, 'INVALID', {
          errors: { name: { message: 'validation.maxLength', args: { max: 4 } } },
        });
    });
    await user.type(await field('Nazwa'), '2');
    await user.click(save());
    expect(await screen.findByText('Za długie: najwyżej 4 zn.')).toBeTruthy();
    expect(await screen.findByDisplayValue('Odra2')).toBeTruthy();
  });

  it('says that the server cannot be reached, keeps what was typed, and saves it once that is over', async () => {
    let isDown = true;
    const { user, updates, address } = draw(({ method }) => {
      if (method === 'update' && isDown) throw new TypeError('Failed to fetch');
    });
    await user.type(await field('Nazwa'), ' SA');
    await user.click(save());
    expect(await screen.findByText(/^Brak połączenia z serwerem/)).toBeTruthy();
    expect([address(), await screen.findByDisplayValue('Odra SA')]).toEqual([
      '/equipment-owners/one',
      expect.anything(),
    ]);
    isDown = false;
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/equipment-owners/one/show'));
    expect(updates().at(-1)).toMatchObject({ data: { name: 'Odra SA', version: 3 } });
  });

  it('shows both sides where somebody was faster, and saves the chosen ones on top', async () => {
    const current = { ...customer, version: 4, name: 'Odra AG', customerNumber: 'K-9' };
    const { user, updates, address } = draw(({ method, params }) => {
      if (method !== 'update') return;
      const { version } = params.data as { version: number };
      if (version === 3) throw refusal(409, 'STALE_VERSION', { data: { current } });
    });
    await user.type(await field('Nazwa'), ' SA');
    await user.clear(await field('Numer klienta'));
    await user.type(await field('Numer klienta'), 'K-2');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś był szybszy' }));
    await user.click(dialog.getByRole('radio', { name: 'Numer klienta: Zapisana wartość' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
    await waitFor(() => expect(address()).toBe('/equipment-owners/one/show'));
    expect(updates()[1]).toMatchObject({ data: { name: 'Odra SA', version: 4 } });
    expect(updates()[1]?.data).not.toHaveProperty('customerNumber');
  });

  it('puts a list together that both changed, and asks only for what both changed in it', async () => {
    const point = (id: string, unit: string) => ({ id, name: { 'pl-PL': id }, type: 'NUMBER', unit });
    const parts = (...checkpoints: object[]) => ({
      parts: [{ id: 'P', name: { 'pl-PL': 'Lina' }, checkpoints }],
    });
    const resolved: unknown[] = [];
    const { user } = renderScreen({
      element: (
        <StaleDialog
          entity={entities.regulationVersions}
          base={parts(point('Druty', 'mm'))}
          mine={parts(point('Druty', 'cm'), point('Hak', 'mm'))}
          theirs={{ ...parts(point('Ucho', 'mm'), point('Druty', '%')), interval: 6 }}
          onResolve={async (chosen) => resolved.push(chosen)}
          onCancel={() => {}}
        />
      ),
      path: '/',
      at: '/',
      resource: 'regulationVersions',
      dataProvider: memoryData({}).dataProvider,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś był szybszy' }));
    expect(await dialog.findByText('dodano: 1.2 Hak')).toBeTruthy();
    expect(dialog.getByText('dodano: 1.1 Ucho')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: '1.2 Druty · Jednostka: Zapisana wartość' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
    const merged = parts(point('Ucho', 'mm'), point('Druty', '%'), point('Hak', 'mm'));
    expect(resolved).toEqual([merged]);
    // Who gives up what is theirs in the list is asked nothing more about it.
    await user.click(dialog.getByRole('radio', { name: /^Sekcje.*: Zapisana wartość/ }));
    expect(dialog.queryByRole('radio', { name: /Druty/ })).toBeNull();
  });

  it('does the same for what waited in the outbox, by the names the checklist has for what was answered', async () => {
    const answers = (upright: string, brace: string) =>
      [upright, brace].map((answer, index) => ({ id: `${answer}${index}`, checkpoint: `c${index}`, answer }));
    const names = ['Słup', 'Zastrzał'].map((name, index) => ({ id: `c${index}`, name: { 'pl-PL': name } }));
    const rebased: unknown[] = [];
    setCurrentClient({
      isReady: () => false,
      subscribe: () => () => {},
      record: () => ({ parts: [{ id: 'P', name: { 'pl-PL': 'Rama' }, checkpoints: names }] }),
      rebase: async (...what: unknown[]) => rebased.push(what),
    } as never);
    const current = aRow({ checklist: 'list', answers: answers('NOT_OKAY', 'OKAY') });
    const item = anItem(
      { patch: { answers: answers('OKAY', 'NOT_OKAY') } },
      { state: 'refused', before: { answers: answers('OKAY', 'OKAY') }, receipt: aReceipt({ current }) },
    );
    const { user } = renderScreen({
      element: <ConflictDialog item={item} onClose={() => {}} />,
      path: '/',
      at: '/',
      resource: 'audits',
      dataProvider: memoryData({}).dataProvider,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Która wersja ma obowiązywać?' }));
    expect(await dialog.findByText(/^zmieniono: 1.1 Słup/)).toBeTruthy();
    expect(dialog.getByText(/^zmieniono: 1.2 Zastrzał/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zapisz wybór' }));
    expect(rebased).toEqual([[item.command.id, {}]]);
    setCurrentClient(null);
  });

  it('asks before unsaved changes are left behind', async () => {
    const { user, address } = draw();
    await user.type(await field('Nazwa'), '!');
    await user.click(screen.getByRole('link', { name: 'Anuluj' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Niezapisane zmiany' }));
    await user.click(dialog.getByRole('button', { name: 'Zostań' }));
    expect(address()).toBe('/equipment-owners/one');
    expect(await screen.findByDisplayValue('Odra!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Anuluj' }));
    await user.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
    await waitFor(() => expect(address()).toBe('/equipment-owners/one/show'));
  });

  it('keeps what is being typed where the row cannot be read again: offline, without its location on the device', async () => {
    let isOffline = false;
    const { user, queryClient } = draw(({ method }) => {
      if (isOffline && method === 'getOne') throw new OfflineError('NOT_AVAILABLE_OFFLINE');
    });
    await user.type(await field('Nazwa'), ' Sp. z o.o.');
    isOffline = true;
    await act(() => queryClient.invalidateQueries());
    expect(queryClient.getQueryCache().findAll({ queryKey: ['equipmentOwners'] })[0]?.state.status).toBe(
      'error',
    );
    expect(await screen.findByDisplayValue('Odra Sp. z o.o.')).toBeTruthy();
  });

  it('says that there is no such row, and leads to the list', async () => {
    draw(({ method }) => {
      if (method === 'getOne') throw refusal(404, 'NOT_FOUND', {});
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego wpisu' })).toBeTruthy();
    const way = await screen.findByRole('link', { name: 'Do listy: Klienci' });
    expect(way.getAttribute('href')).toBe('/equipment-owners/overview');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is closed to who may only read', async () => {
    draw(() => {}, { role: 'Employee' });
    expect(await screen.findByText('Brak uprawnień')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('what only matters where this product keeps the passwords', () => {
  const account = {
    id: owner.instance,
    instance: owner.instance,
    version: 1,
    companyName: 'Prüfwerk',
    instanceType: 'AUDITOR',
    demandsSecondFactor: false,
  };
  const tabsFor = async (isEmbedded: boolean) => {
    renderScreen({
      element: <EntityEdit />,
      path: '/instances/:id',
      at: `/instances/${owner.instance}`,
      resource: 'instances',
      dataProvider: memoryData({ instances: [account] }).dataProvider,
      actor: { signIn: { isEmbedded, changePassword: null } },
    });
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    cleanup();
    return tabs;
  };

  it('is asked there, and not where an issuer of another house does', async () => {
    const [own, elsewhere] = [await tabsFor(true), await tabsFor(false)];
    expect(own.filter((name) => !elsewhere.includes(name))).toEqual(['Logowanie']);
  });
});
