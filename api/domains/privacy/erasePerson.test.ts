import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { registerHooks } from '../../entities/hooks';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { listBin } from '../../platform/bin/listBin';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../platform/testing/factories';
import { configureContacts } from '../contacts/configureContacts';
import { erasePerson, previewErasure } from './erasePerson';
import { personHooks } from './personHooks';
import { leaveTraces } from './testing/leaveTraces';

const database = useTestDatabase();
const { contacts, users, equipments } = definitions;
beforeAll(() => {
  configureContacts();
  registerHooks('contacts', personHooks);
});

const traces = ['Wisniewska-Nowak', 'bozena.unique', '600700800', 'Bozena-Maria'];

async function world() {
  const { db } = database;
  const account = await buildAccount(db);
  await build(db, account, 'contacts', {
    instanceRole: 'Owner',
    user: (await build(db, CATALOGUE_ID, 'users')).id,
  });
  const mail = `bozena.unique.${newId().slice(-8)}@example.test`;
  const user = await build(db, CATALOGUE_ID, 'users', {
    email: mail,
    firstName: 'Bozena-Maria',
    lastName: 'Wisniewska-Nowak',
    phone: '+48600700800',
  });
  const person = await build(db, account, 'contacts', {
    firstName: 'Bozena-Maria',
    lastName: 'Wisniewska-Nowak',
    emailAddress: mail,
    phoneNumbers: [{ kind: 'mobile', number: '+48600700800' }],
    instanceRole: 'Employee',
    user: user.id,
  });
  const owner = callAs(db, actorOf(account));
  return { db, account, user, person, owner, mail };
}
type World = Awaited<ReturnType<typeof world>>;
const right = { reason: 'Left the company', confirm: 'bozena-maria wisniewska-nowak' };
const erase = ({ owner, person }: World, request: object = right) =>
  erasePerson(owner, contacts, person.id, { reason: '', confirm: '', ...request });

/** Table and column of all values in the database that contain one of the texts. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { db } = database;
  const [columns] = await db.raw(
    "select table_name as t, column_name as c from information_schema.columns where table_schema = database() and data_type in ('varchar', 'char', 'text', 'longtext', 'json', 'mediumtext')",
  );
  const places: string[] = [];
  for (const { t, c } of columns as { t: string; c: string }[])
    for (const text of texts) {
      const [rows] = await db.raw('select 1 from ?? where convert(?? using utf8mb4) like ? limit 1', [
        t,
        c,
        `%${text}%`,
      ]);
      if (rows.length > 0) places.push(`${t}.${c}: ${text}`);
    }
  return places;
}

describe('erasing a person', () => {
  it('leaves personal values only in finished reports', async () => {
    const one = await world();
    const { db, account, user, person, owner, mail } = one;
    const name = 'Bozena-Maria Wisniewska-Nowak';
    const site = await build(db, account, 'locations', { contacts: [person.id] });
    const rack = await build(db, account, 'equipments', { location: site.id, responsiblePerson: name });
    await updateRecord(owner, equipments, rack.id, { place: 'A1' });
    const moved = await build(db, account, 'equipments', { location: site.id, responsiblePerson: name });
    await updateRecord(owner, equipments, moved.id, { responsiblePerson: 'Somebody else' });
    await updateRecord(owner, contacts, person.id, { comment: 'Wisniewska-Nowak prefers mornings' });
    await updateRecord(owner, contacts, person.id, { emailAddress: `second.${mail}` });
    await build(db, account, 'savedFilters', { user: user.id, name: 'Wisniewska-Nowak' });
    await build(db, account, 'devices', { user: user.id, owner: person.id, name: 'Phone of Bozena-Maria' });
    await build(db, account, 'mirrorings', { user: user.id, supporter: name });
    const audit = await build(db, account, 'audits', {
      equipment: rack.id,
      auditor: person.id,
      isFinished: true,
      result: 'OKAY',
      dateAudited: noon.toISOString(),
    });
    const planning = await build(db, account, 'auditPlannings', {
      location: site.id,
      auditor: person.id,
      state: 'finished',
    });
    const signature = { id: newId(), role: 'auditor', name, date: '2026-11-01', image: null };
    const report = await build(db, account, 'auditReports', {
      planning: planning.id,
      auditor: person.id,
      state: 'finished',
    });
    await db('auditReports')
      .where({ id: report.id })
      .update({ signatures: JSON.stringify([signature]) });
    // Signatures of an open report and of an appointment are not part of a record yet.
    const { id: later } = await build(db, account, 'auditPlannings');
    const open = await build(db, account, 'auditReports', { planning: later });
    const hash = 'ab'.repeat(32);
    await build(db, account, 'files', { hash });
    const image = { hash, name: 's.png', mimeType: 'image/png', size: 1 };
    const other = { ...signature, id: newId(), name: 'Somebody Else', role: 'customer' as const, image };
    const both = { signatures: [{ ...signature, role: 'auditor' as const, image }, other] };
    const system = systemCall(db, account);
    await updateRecord(system, definitions.auditReports, open.id, both);
    await updateRecord(system, definitions.auditPlannings, planning.id, both);
    await updateRecord(system, definitions.auditPlannings, planning.id, { signatures: [other] });
    const version = await build(db, account, 'regulationVersions');
    await db('regulationVersions').where({ id: version.id }).update({ publishedBy: name });
    await leaveTraces(one);

    await erase(one);

    expect(await db('regulationVersions').where({ id: version.id }).first()).toMatchObject({
      publishedBy: 'Usunięta osoba 2026-11-17',
    });
    expect(await getRecord(owner, definitions.auditReports, open.id)).toMatchObject({
      signatures: [{ name: 'Somebody Else' }],
    });
    expect((await placesOf(traces)).sort()).toEqual([
      'auditReports.signatures: Bozena-Maria',
      'auditReports.signatures: Wisniewska-Nowak',
    ]);
    const { rows } = await listRecords(owner, contacts, { filter: { id: [person.id] } });
    expect(rows).toMatchObject([
      {
        firstName: 'Usunięta osoba',
        lastName: '2026-11-17',
        emailAddress: null,
        erasedAt: noon.toISOString(),
      },
    ]);
    expect((await listRecords(owner, contacts)).rows.map(({ id }) => id)).not.toContain(person.id);
    expect((await db('audits').where({ id: audit.id }).first()).auditor).toBe(person.id);
    expect((await db('equipments').where({ id: rack.id }).first()).responsiblePerson).toBe(
      'Usunięta osoba 2026-11-17',
    );
    const [record] = (await listRecords(owner, definitions.privacyRecords)).rows;
    expect(record).toMatchObject({
      kind: 'ERASURE',
      entity: 'contacts',
      person: person.id,
      reason: 'Left the company',
    });
  });

  it('raises the change number, so that replicas are updated', async () => {
    const one = await world();
    const before = await database.db('contacts').where({ id: one.person.id }).first();
    await erase(one);
    const after = await database.db('contacts').where({ id: one.person.id }).first();
    const counter = await database.db('changeCounters').where({ instance: one.account }).first();
    expect(after.changeNumber).toBeGreaterThan(before.changeNumber);
    expect(Number(counter.value)).toBeGreaterThanOrEqual(Number(after.changeNumber));
    expect(after.deletedAt).not.toBeNull();
  });

  it('keeps the user and its data if it belongs to another account', async () => {
    const one = await world();
    const { db, user, person } = one;
    const elsewhere = await buildAccount(db);
    const other = await build(db, elsewhere, 'contacts', { user: user.id, instanceRole: 'Employee' });
    await leaveTraces(one);
    await leaveTraces({ ...one, person: other });
    await erase(one);
    expect(await db('users').where({ id: user.id }).first()).toMatchObject({
      deletedAt: null,
      lastName: 'Wisniewska-Nowak',
    });
    const seats = async (table: string) =>
      (await db(table).where({ user: user.id }).select('contact')).map(({ contact }) => contact);
    for (const table of ['sessions', 'apiTokens', 'calendarFeeds'])
      expect(await seats(table), table).toEqual([other.id]);
    expect(await seats('sessions')).not.toContain(person.id);
    await db('contacts').where({ id: other.id }).update({ deletedAt: noon });
  });

  it('reports obstacles, and rolls a preview back', async () => {
    const one = await world();
    const { db, account, owner, person } = one;
    const trial = () => previewErasure(owner, contacts, person.id);
    const free = { title: 'Bozena-Maria Wisniewska-Nowak', obstacle: null, mentions: [] };
    expect(await trial()).toEqual(free);
    const planning = await build(db, account, 'auditPlannings', { auditor: person.id });
    expect((await trial()).obstacle).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ resource: 'auditPlannings', field: 'auditor', count: 1 }] },
    });
    await expect(erase(one)).rejects.toMatchObject({ code: 'IN_USE' });
    await deleteRecord(systemCall(db, account), definitions.auditPlannings, planning.id);
    expect(await trial()).toEqual(free);
    expect(await db('contacts').where({ id: person.id }).first()).toMatchObject({
      lastName: 'Wisniewska-Nowak',
      erasedAt: null,
      version: 1,
    });
  });

  it('is refused for the last owner, oneself, other accounts and users without the right to delete', async () => {
    const one = await world();
    const { db, account, owner, person } = one;
    const [last] = await db('contacts').where({ instance: account, instanceRole: 'Owner' });
    expect((await previewErasure(owner, contacts, last.id)).obstacle).toMatchObject({ code: 'LAST_OWNER' });
    const code = (call: Parameters<typeof erasePerson>[0], id = person.id) =>
      erasePerson(call, contacts, id, right).catch((error) => error.code);
    const as = (more: object, role: 'Owner' | 'Administrator' | 'Employee' = 'Owner') =>
      callAs(db, actorOf(account, role, more));
    const self = as({ contact: person.id });
    expect(await code(self)).toBe('CANNOT_DELETE_ONESELF');
    expect((await previewErasure(self, contacts, person.id)).obstacle?.code).toBe('CANNOT_DELETE_ONESELF');
    expect(await code(as({}, 'Employee'))).toBe('FORBIDDEN');
    expect(await code(callAs(db, actorOf(await buildAccount(db))))).toBe('NOT_FOUND');
    const mirroring = { id: newId(), until: noon.toISOString(), mayWrite: true };
    expect(await code(as({ mirroring }))).toBe('FORBIDDEN');
    // Users are erased only by the provider, and never by themselves.
    const user = String(person.user);
    const provider = callAs(db, actorOf(CATALOGUE_ID, 'ProviderAdmin', { user }));
    const refusal = (call: Parameters<typeof erasePerson>[0]) =>
      erasePerson(call, users, user, { ...right, confirm: one.mail }).catch((error) => error.code);
    expect(await refusal(owner)).toBe('NOT_FOUND');
    expect(await refusal(provider)).toBe('CANNOT_DELETE_ONESELF');
  });

  it('requires a reason and the typed name, and cannot be repeated or undone', async () => {
    const one = await world();
    await expect(erase(one, { reason: ' ', confirm: 'Bozena' })).rejects.toMatchObject({
      errors: { reason: { message: 'validation.required' }, confirm: { message: 'validation.notTheName' } },
    });
    await erase(one);
    await expect(erase(one)).rejects.toMatchObject({ code: 'PERSON_ERASED' });
  });

  it('cannot be undone from the bin, which does not list it', async () => {
    const one = await world();
    const gone = await build(one.db, one.account, 'contacts');
    await deleteRecord(one.owner, contacts, gone.id);
    await erase(one);
    const { entries } = await listBin(one.owner, { resource: 'contacts' });
    expect(entries.map(({ record }) => record.id)).toEqual([gone.id]);
    await expect(restoreRecord(one.owner, contacts, one.person.id)).rejects.toMatchObject({
      code: 'PERSON_ERASED',
    });
    expect(await database.db('contacts').where({ id: one.person.id }).first()).toMatchObject({
      lastName: '2026-11-17',
    });
  });

  it('lists texts and files of this account that may name the person, for the user to decide', async () => {
    const one = await world();
    const { db, account, owner, person } = one;
    const site = await build(db, account, 'locations', { name: 'Hall 1' });
    const rack = await build(db, account, 'equipments', {
      identNumber: 'R-1',
      location: site.id,
      comment: 'Key is with Ms wisniewska-nowak, ring twice',
      responsiblePerson: 'Bozena-Maria Wisniewska-Nowak',
    });
    const planning = await build(db, account, 'auditPlannings', {
      title: 'Autumn',
      comment: `Ask Wisniewska-Nowakowa or ${one.mail}`,
    });
    await build(db, account, 'equipments', { location: site.id, comment: 'Nowakowska checked it' });
    await build(db, await buildAccount(db), 'equipments', { comment: 'Wisniewska-Nowak' });
    const { id: prepared } = await build(db, account, 'auditPlannings', {
      title: 'Spring',
      preparations: [{ id: newId(), name: 'Ask Wisniewska-Nowak', isDone: false }],
    });
    // Rows kept by law cannot be edited, so they are not listed.
    const { id: report } = await build(db, account, 'auditReports', {
      comment: 'Wisniewska-Nowak was there',
    });
    await db('auditReports').where({ id: report }).update({ state: 'finished' });
    const { mentions } = await previewErasure(owner, contacts, person.id);
    const excerpts = mentions.map(({ resource, id, title, field, excerpt }) => [
      resource,
      id,
      title,
      field,
      excerpt,
    ]);
    expect(excerpts.sort()).toEqual(
      [
        ['auditPlannings', planning.id, 'Autumn', 'comment', expect.stringContaining('Wisniewska-Nowakowa')],
        ['auditPlannings', prepared, 'Spring', 'preparations', 'Ask Wisniewska-Nowak'],
        ['equipments', rack.id, 'R-1', 'comment', 'Key is with Ms wisniewska-nowak, ring twice'],
      ].sort(),
    );
  });
});
