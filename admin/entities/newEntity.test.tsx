import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type * as index from '@plumbline/resources/entities/index';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import type { Messages } from '@plumbline/resources/locales/mergeMessages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownMenu } from '../shell/frame/menu/menuEntries';
import { entityScreens } from './entityScreens';
import { EntityCreate } from './form/EntityCreate';
import { relatedTabs } from './form/formTabs';
import { EntityList } from './list/EntityList';
import { EntityShow } from './show/EntityShow';
import { memoryData, type Rows } from './testing/memoryData';
import { owner, renderScreen } from './testing/renderScreen';

// All that a developer adds: the definition with its line in the list, and its words.
vi.mock('@plumbline/resources/entities/index', async (original) => {
  const { withEntity } = await import('@plumbline/resources/entities/testing/withEntity');
  const { toolCabinets } = await import('@plumbline/resources/entities/testing/toolCabinets');
  return withEntity(await original<typeof index>(), toolCabinets);
});
vi.mock('../data/words/messages/pl-PL', async (original) => {
  const { mergeMessages } = await import('@plumbline/resources/locales/mergeMessages');
  const { toolCabinetWords } = await import('@plumbline/resources/entities/testing/toolCabinetWords');
  const { messages } = await original<{ messages: Messages }>();
  return { messages: mergeMessages([messages, toolCabinetWords['pl-PL']]) };
});

afterEach(cleanup);

// As in the definition: a name that the product's own list of names does not have.
const resource = 'toolCabinets' as EntityName;
const { instance } = owner;
const cabinet = { id: 'c', instance, version: 1, name: 'Szafa 7', drawers: 6, isLocked: true };
const rows = { [resource]: [cabinet] } as Rows;

describe('the screens of an entity that is one definition and its labels', () => {
  it('have their addresses', () => {
    expect(entityScreens.filter((one) => one.resource === resource).map(({ path }) => path)).toEqual([
      'tool-cabinets/overview',
      'tool-cabinets/create',
      'tool-cabinets/:id',
      'tool-cabinets/:id/show',
    ]);
  });

  it('stand in the menu, with their icon and their name, and in a tab of what the rows refer to', async () => {
    const [work] = shownMenu({ actor: owner }, () => true);
    const entry = work?.entries.find(({ path }) => path === '/tool-cabinets/overview');
    expect(entry).toMatchObject({ otherLabel: 'resources.toolCabinets.name', isOnlineOnly: false });
    expect(entry?.icon).not.toBe(CategoryOutlined);
    expect(relatedTabs(entities.locations).at(-1)).toEqual({
      name: 'toolCabinets',
      label: 'resources.toolCabinets.name',
      related: { related: 'toolCabinets', by: 'location' },
    });
  });

  it('list the rows under their labels', async () => {
    const { dataProvider } = memoryData(rows);
    renderScreen({ element: <EntityList />, resource, dataProvider });
    const table = within(await screen.findByRole('table', { name: 'Szafy narzędziowe' }));
    const link = await table.findByRole('link', { name: 'Szafa 7' });
    expect(link.getAttribute('href')).toBe('/tool-cabinets/c/show');
    expect(table.getByText('Szuflady')).toBeTruthy();
  });

  it('show one row', async () => {
    const { dataProvider } = memoryData(rows);
    renderScreen({ element: <EntityShow />, path: '/:id', at: '/c', resource, dataProvider });
    expect(await screen.findByRole('heading', { name: 'Szafa 7' })).toBeTruthy();
    expect(await screen.findByText('Zamknięta')).toBeTruthy();
  });

  it('make a new one, with its rules', async () => {
    const { dataProvider, calls } = memoryData(rows);
    const { user } = renderScreen({ element: <EntityCreate />, resource, dataProvider });
    await user.type(await screen.findByRole('textbox', { name: /Szuflady/ }), '41');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Największa dozwolona wartość: 40.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: /Szuflady/ }));
    await user.type(screen.getByRole('textbox', { name: /Szuflady/ }), '4');
    await user.type(screen.getByRole('textbox', { name: /Nazwa/ }), 'Szafa 8');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'create').map(({ params }) => params.data)).toEqual([
        expect.objectContaining({ name: 'Szafa 8', drawers: 4, isLocked: false }),
      ]),
    );
  });

  it('refuse whom the API refuses', async () => {
    const { dataProvider } = memoryData(rows);
    renderScreen({ element: <EntityCreate />, resource, dataProvider, actor: { role: 'Employee' } });
    expect(await screen.findByText('Brak uprawnień')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
  });
});
