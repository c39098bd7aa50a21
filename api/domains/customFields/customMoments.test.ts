import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, expect, it } from 'vitest';
import { accountEntity } from '../../entities/accountEntity';
import { createRecord } from '../../entities/createRecord';
import { listRecords } from '../../entities/listRecords';
import { useImportAccount } from '../import/testing/useImportAccount';
import { configureCustomFields } from './configureCustomFields';

const { call, importText } = useImportAccount();
const { customFieldDefinitions, equipmentOwners } = definitions;
beforeAll(() => configureCustomFields());

it('moments that a list shows alike stay as they are; another minute or second is taken', async () => {
  const field = { entityType: 'equipmentOwners', key: 'called', name: { 'pl-PL': 'Telefonowano' } };
  await createRecord(call(), customFieldDefinitions, { ...field, dataType: 'datetime' });
  const stored = {
    // The hour from two to three comes twice that night.
    'D-1': '2024-10-27T00:30:00.000Z',
    'D-2': '2024-10-27T01:30:00.000Z',
    'D-3': '2024-05-01T10:20:33.456Z',
    'D-4': '2024-05-01T10:20:33.456Z',
    'D-5': '2024-05-01T10:20:33.456Z',
    'D-6': '2024-05-01T10:20:33.456Z',
  };
  for (const [customerNumber, moment] of Object.entries(stored))
    await createRecord(call(), equipmentOwners, {
      ...{ name: `Kunde ${customerNumber}`, customerNumber },
      custom_called: moment,
    });
  const list = [
    'Nazwa;Numer klienta;Telefonowano',
    'Kunde D-1;D-1;27.10.2024 02:30',
    'Kunde D-2;D-2;27.10.2024 02:30',
    'Kunde D-3;D-3;01.05.2024 12:20',
    'Kunde D-4;D-4;01.05.2024 12:20:33',
    'Kunde D-5;D-5;01.05.2024 12:21',
    'Kunde D-6;D-6;01.05.2024 12:20:34',
  ].join('\n');
  const entity = await accountEntity(call(), equipmentOwners);
  const { counts, problems } = await importText(list, {
    entity,
    plan: { timeZone: 'Europe/Warsaw', target: {}, create: {} },
  });
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ created: 0, updated: 2, unchanged: 4 });
  const { rows } = await listRecords(call(), entity, { filter: { q: 'D-' } });
  const moments = rows.map(({ customerNumber, custom_called: moment }) => [customerNumber, moment]);
  expect(Object.fromEntries(moments)).toEqual({
    ...stored,
    'D-5': '2024-05-01T10:21:00.000Z',
    'D-6': '2024-05-01T10:20:34.000Z',
  });
});
