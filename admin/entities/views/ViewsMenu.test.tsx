import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EntityList } from '../list/EntityList';
import { memoryData } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';

afterEach(cleanup);

const customers = [{ id: 'a', instance: owner.instance, version: 1, name: 'Odra' }];

it('gives way to the dialog that asks for the name of a view, and keeps the view', async () => {
  const { dataProvider, calls } = memoryData({ equipmentOwners: customers, savedFilters: [] });
  const { user } = renderScreen({ element: <EntityList />, resource: 'equipmentOwners', dataProvider });
  await user.click(await screen.findByRole('button', { name: 'Widoki' }));
  await user.click(await screen.findByRole('button', { name: 'Zapisz bieżący widok…' }));
  await user.type(await screen.findByRole('textbox', { name: /Nazwa/ }), 'Moi klienci');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'create').map(({ params }) => params.data)).toMatchObject([
      { name: 'Moi klienci', entity: 'equipmentOwners' },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

const saved = (id: string, name: string) => ({
  id,
  instance: owner.instance,
  version: 4,
  name,
  entity: 'equipmentOwners',
  filter: '{"q":"Od"}',
  sort: '["name","ASC"]',
  columns: '["name"]',
  isDefault: false,
  user: owner.user,
});
const drawSaved = async () => {
  const savedFilters = [saved('one', 'Moi klienci'), saved('two', 'Reszta')];
  const { dataProvider, calls } = memoryData({ equipmentOwners: customers, savedFilters });
  const { user } = renderScreen({ element: <EntityList />, resource: 'equipmentOwners', dataProvider });
  await user.click(await screen.findByRole('button', { name: 'Widoki' }));
  await screen.findByRole('button', { name: 'Reszta' });
  return { user, calls };
};

it('puts a view saved under the name of another one in its place, and says so before', async () => {
  const { user, calls } = await drawSaved();
  await user.click(screen.getByRole('button', { name: 'Zapisz bieżący widok…' }));
  await user.type(await screen.findByRole('textbox', { name: /Nazwa/ }), 'moi klienci');
  expect(screen.getByText('Widok o tej nazwie już istnieje i zostanie zastąpiony.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zastąp' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'update').map(({ params }) => params)).toMatchObject([
      { id: 'one', data: { filter: '{}', version: 4 } },
    ]),
  );
  expect(calls.some(({ method }) => method === 'create')).toBe(false);
});

it('gives no view the name of another one', async () => {
  const { user, calls } = await drawSaved();
  await user.click(screen.getByRole('button', { name: 'Zmień nazwę: Reszta' }));
  const name = await screen.findByRole('textbox', { name: /Nazwa/ });
  await user.clear(name);
  await user.type(name, 'Moi klienci');
  expect(screen.getByText('Ta wartość jest już używana. Podaj inną.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zapisz' }).hasAttribute('disabled')).toBe(true);
  await user.type(name, ' II');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'update').map(({ params }) => params)).toMatchObject([
      { id: 'two', data: { name: 'Moi klienci II' } },
    ]),
  );
});

describe('views of the account', () => {
  const drawAs = async (role: 'Owner' | 'Employee', views: object[]) => {
    const savedFilters = views.map((view, index) => ({ ...saved(`v${index}`, `Widok ${index}`), ...view }));
    const { dataProvider, calls } = memoryData({ equipmentOwners: customers, savedFilters });
    const drawn = renderScreen({
      element: <EntityList />,
      resource: 'equipmentOwners',
      dataProvider,
      actor: { role },
    });
    const lists = () =>
      calls
        .filter(({ method, resource }) => method === 'getList' && resource === 'equipmentOwners')
        .map(({ params }) => params.filter);
    const updates = () => calls.filter(({ method }) => method === 'update').map(({ params }) => params.data);
    return { ...drawn, lists, updates };
  };

  it('are shared and made standard for a role by owners', async () => {
    const { user, updates } = await drawAs('Owner', [{ isShared: true }, {}]);
    await user.click(await screen.findByRole('button', { name: 'Widoki' }));
    await user.click(await screen.findByRole('button', { name: 'Udostępnij na koncie: Widok 1' }));
    await user.click(screen.getByRole('combobox', { name: 'Domyślny dla' }));
    await user.click(await screen.findByRole('option', { name: 'Inspektor wewnętrzny' }));
    await waitFor(() =>
      expect(updates()).toEqual([
        { isShared: true, version: 4 },
        { standardFor: 'Employee', version: 4 },
      ]),
    );
  });

  it('open the list for their role, unless the person has a default', async () => {
    const standard = { user: 'other', isShared: true, standardFor: 'Employee' };
    const { lists } = await drawAs('Employee', [standard]);
    await waitFor(() => expect(lists().at(-1)).toEqual({ q: 'Od' }));
    cleanup();
    const mine = await drawAs('Employee', [standard, { isDefault: true, filter: '{"q":"mine"}' }]);
    await waitFor(() => expect(mine.lists().at(-1)).toEqual({ q: 'mine' }));
    cleanup();
    const other = await drawAs('Owner', [standard]);
    await screen.findByRole('link', { name: 'Odra' });
    expect(other.lists().at(-1)).toEqual({});
  });

  it('of others are opened and not changed', async () => {
    const { user } = await drawAs('Employee', [{ user: 'other', isShared: true }]);
    await user.click(await screen.findByRole('button', { name: 'Widoki' }));
    expect(await screen.findByRole('button', { name: 'Widok 0' })).toBeTruthy();
    expect(screen.getByText('udostępniony')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Usuń: Widok 0|Udostępnij/ })).toBeNull();
  });
});
