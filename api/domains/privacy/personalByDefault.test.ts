import type * as index from '@plumbline/resources/entities/index';
import { definitions, entityList } from '@plumbline/resources/entities/index';
import { trainings } from '@plumbline/resources/entities/testing/trainings';
import { personalFields } from '@plumbline/resources/rules/privacy/privacy';
import { beforeAll, expect, it, vi } from 'vitest';
import { draftStatements } from '../../../scripts/migration';
import { createRecord } from '../../entities/createRecord';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { erasePerson } from './erasePerson';

vi.mock('@plumbline/resources/entities/index', async (original) => {
  const { withEntity } = await import('@plumbline/resources/entities/testing/withEntity');
  const { trainings: added } = await import('@plumbline/resources/entities/testing/trainings');
  return withEntity(await original<typeof index>(), added);
});

const database = useTestDatabase();
beforeAll(async () => {
  for (const statement of await draftStatements(database.db)) await database.db.raw(statement);
});

it('erases personal data of a new entity whose definition does not mention privacy', async () => {
  const { db } = database;
  const account = await buildAccount(db);
  const owner = callAs(db, actorOf(account));
  const taught = async (lastName: string) => {
    const person = await build(db, account, 'contacts', { firstName: 'Anna', lastName });
    const row = await createRecord(owner, trainings, {
      trainee: person.id,
      subject: `Heights ${lastName[0]}`,
      remark: 'Is afraid of heights',
      phone: [{ kind: 'mobile', number: '+48 600 100 200' }],
      course: 'C-17',
      hours: 8,
    });
    await updateRecord(owner, trainings, String(row.id), { remark: 'Was sick, comes again' });
    return { person: person.id, id: String(row.id) };
  };
  const [erased, twin, other] = [await taught('Kowal'), await taught('Lis'), await taught('Mazur')];
  const stored = (id: string) => db('trainings').where({ id }).first();
  const before = await stored(other.id);
  for (const [one, name] of [
    [erased, 'anna kowal'],
    [twin, 'anna lis'],
  ] as const)
    await erasePerson(owner, definitions.contacts, one.person, { reason: 'Left', confirm: name });

  for (const { id } of [erased, twin]) {
    expect(await stored(id)).toMatchObject({ remark: null, phone: null, course: 'C-17', hours: 8 });
    expect((await stored(id)).subject).not.toContain('Heights');
    const told = JSON.stringify(await db('history').where({ resource: 'trainings', recordId: id }));
    expect(told).not.toMatch(/Heights|afraid|sick|600 100 200/);
    expect(told).toContain('C-17');
  }
  expect(await stored(other.id)).toEqual(before);
});

it('every text field about a person is personal or states why not', () => {
  expect(personalFields(trainings)).toEqual(['subject', 'remark', 'phone']);
  expect(personalFields({ ...trainings, about: 'nobody' })).toEqual([]);
  const exempt = entityList.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { personal }]) =>
      personal === false ? [`${name}.${field}`] : [],
    ),
  );
  expect(exempt.sort()).toEqual([
    'devices.appVersion',
    'dismissedMessages.message',
    'mirrorings.reason',
    'privacyRecords.entity',
    'privacyRecords.person',
    'privacyRecords.reason',
    'savedFilters.entity',
    'securityEvents.detail',
    'securityEvents.resource',
    'sentDeviceActions.note',
    'trainings.course',
  ]);
});
