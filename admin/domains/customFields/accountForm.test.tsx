import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { giveSettings } from '../../data/accountEntities/currentEntities';
import type { SettingRows } from '../../data/offline/local/accountEntities';
import { EntityCreate } from '../../entities/form/EntityCreate';
import { EntityEdit } from '../../entities/form/EntityEdit';
import { EntityShow } from '../../entities/show/EntityShow';
import { memoryData, type Rows } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { controlRow, definitionRow } from './testing/settings';

afterEach(() => {
  cleanup();
  giveSettings(null);
});

const customer = {
  id: 'one',
  instance: owner.instance,
  version: 3,
  name: 'Odra',
  customerNumber: 'K-1',
  custom_remark: 'stała umowa',
  custom_rank: 'gold',
};
const rank = definitionRow({
  key: 'rank',
  name: { 'pl-PL': 'Ranga' },
  dataType: 'choice',
  choices: [
    { id: '1', value: 'gold', name: { 'pl-PL': 'Złota' } },
    { id: '2', value: 'tin', name: { 'de-DE': 'Blech' } },
  ],
});

function draw(settings: Partial<SettingRows>, element: 'create' | 'edit' | 'show', rows: Rows = {}) {
  giveSettings({ definitions: [], controls: [], categories: [], ...settings });
  const { dataProvider, calls } = memoryData({ equipmentOwners: [customer], ...rows });
  const screens = { create: <EntityCreate />, edit: <EntityEdit />, show: <EntityShow /> };
  const drawn = renderScreen({
    element: screens[element],
    path: element === 'create' ? '/equipment-owners/create' : '/equipment-owners/:id',
    at: element === 'create' ? '/equipment-owners/create' : '/equipment-owners/one',
    resource: 'equipmentOwners',
    dataProvider,
  });
  const sent = (method: string) =>
    calls.filter((call) => call.method === method).map(({ params }) => params.data);
  return { ...drawn, sent };
}

const save = () => screen.getByRole('button', { name: 'Zapisz' });

describe('fields of the account', () => {
  it('stand in the form under their own names and are sent like others', async () => {
    const { user, sent } = draw({ definitions: [definitionRow({}), rank] }, 'edit');
    const remark = await screen.findByRole('textbox', { name: 'Uwaga' });
    expect((await screen.findByRole('combobox', { name: 'Ranga' })).textContent).toBe('Złota');
    await user.clear(remark);
    await user.type(remark, 'nowa');
    await user.click(save());
    await waitFor(() => expect(sent('update')).toEqual([{ custom_remark: 'nowa', version: 3 }]));
  });

  it('are shown with their words, in whichever language those were written', async () => {
    draw({ definitions: [definitionRow({}), rank] }, 'show', {
      equipmentOwners: [{ ...customer, custom_rank: 'tin' }],
    });
    expect(await screen.findByText('stała umowa')).toBeTruthy();
    expect(await screen.findByText('Ranga')).toBeTruthy();
    expect(await screen.findByText('Blech')).toBeTruthy();
  });
});

describe('the form of the account', () => {
  it('has its order and leaves out what is hidden', async () => {
    draw(
      {
        definitions: [definitionRow({})],
        controls: [
          controlRow({ field: 'custom_remark', sortOrder: 0 }),
          controlRow({ field: 'name', sortOrder: 5 }),
          controlRow({ field: 'customerNumber', isVisible: false }),
        ],
      },
      'create',
    );
    const remark = await screen.findByRole('textbox', { name: 'Uwaga' });
    const name = screen.getByRole('textbox', { name: 'Nazwa' });
    expect(remark.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('textbox', { name: 'Numer klienta' })).toBeNull();
  });

  it('does not save without what the account requires', async () => {
    const { user, sent } = draw(
      { controls: [controlRow({ field: 'customerNumber', isRequired: true })] },
      'create',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Nazwa' }), 'Odra');
    await user.click(save());
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
    expect(sent('create')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Numer klienta' }), 'K-7');
    await user.click(save());
    await waitFor(() => expect(sent('create')).toMatchObject([{ name: 'Odra', customerNumber: 'K-7' }]));
  });
});
