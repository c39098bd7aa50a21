import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { configureCustomFields } from '../../customFields/configureCustomFields';
import { readTemplate } from '../engine/readTemplate';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { templateStudio } from './templateStudio';

const database = useTestDatabase();
let account = '';
beforeAll(async () => {
  // Its hooks make changed fields known at once.
  configureCustomFields();
  account = await buildAccount(database.db);
  const own = { key: 'costCentre', name: { 'de-DE': 'Kostenstelle' }, dataType: 'input' } as const;
  await build(database.db, account, 'customFieldDefinitions', { ...own, entityType: 'equipmentOwners' });
  await build(database.db, account, 'customFieldDefinitions', { ...own, entityType: 'deficiencies' });
});

it('tells tags with examples in the language asked for, and the account’s own fields', async () => {
  const { tags } = await templateStudio(callAs(database.db, actorOf(account)), {
    kind: 'AUDIT_REPORT',
    language: 'de-DE',
  });
  const find = (path: string) => tags.find((one) => one.path === path);
  expect(find('customer.name')).toEqual({
    tag: '{d.customer.name}',
    path: 'customer.name',
    kind: 'text',
    example: 'Süddeutsche Schraubenhandel GmbH & Co. KG',
    name: null,
  });
  expect(find('equipment[i].result.code')?.example).toBe('REPAIR_LOCKED');
  expect(find('equipment[i].deficiencies[i].description')?.example).not.toBe('');
  expect(find('account.logo')).toMatchObject({ tag: '{d.account.logo:pic}', kind: 'image', example: '' });
  const own = tags.filter(({ name }) => name !== null);
  expect(own.map(({ tag, name }) => [tag, name])).toEqual([
    ["{d.customer.customFields[key='costCentre'].value}", 'Kostenstelle'],
    ["{d.equipment[i].deficiencies[i].customFields[key='costCentre'].value}", 'Kostenstelle'],
  ]);
  // The check of templates accepts them as they are copied.
  const [first] = own;
  expect(readTemplate(docx(paragraph(first?.tag ?? ''))).problems).toEqual([]);
});

it('tells other accounts nothing of these fields', async () => {
  const other = callAs(database.db, actorOf(await buildAccount(database.db)));
  expect(
    (await templateStudio(other, { kind: 'AUDIT_REPORT', language: 'pl-PL' })).tags.filter(
      ({ name }) => name !== null,
    ),
  ).toEqual([]);
});
