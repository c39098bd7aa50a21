import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { deleteRecord } from '../../../entities/deleteRecord';
import { registerHooks } from '../../../entities/hooks';
import { updateRecord } from '../../../entities/updateRecord';
import { signInState } from '../../../platform/auth/signInState';
import { restoreRecord } from '../../../platform/bin/restoreRecord';
import { type FileStore, openDiskStore } from '../../../platform/files';
import type { Job } from '../../../platform/jobs/jobs';
import { mailKind } from '../../../platform/mail/enqueueMail';
import type { QueuedMail } from '../../../platform/mail/mail';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../../platform/testing/factories';
import { readIcs } from '../../calendar/testing/readIcs';
import { stopReportEngine, templateSandbox } from '../../reports/engine/renderReport';
import { docx, paragraph } from '../../reports/engine/testing/buildTemplate';
import { publish, templateOf } from '../../reports/testing/templateWorld';
import { finishPlanning } from '../finishPlanning';
import { buildCustomer, type Customer } from '../testing/customer';
import { appointmentMailHooks, appointmentMailKind } from './appointmentMailHooks';
import { sendAppointmentMail } from './sendAppointmentMail';

const database = useTestDatabase();
const entity = definitions.auditPlannings;
let given: Customer;
let anna: string;
let jan: string;
let store: FileStore;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-appointment-'));
  store = await openDiskStore(folder);
  registerHooks('auditPlannings', appointmentMailHooks);
  given = await buildCustomer(database.db);
  const person = async (firstName: string, language: 'de-DE' | 'pl-PL') =>
    (
      await build(database.db, given.account, 'contacts', {
        ...{ firstName, lastName: 'Nowak', emailAddress: `${firstName}@hall.example`, language },
      })
    ).id;
  anna = await person('anna', 'de-DE');
  jan = await person('jan', 'pl-PL');
});
afterAll(async () => {
  await stopReportEngine();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.db('jobs').whereIn('kind', [appointmentMailKind, mailKind]).delete();
});

const api = () =>
  ({
    config: readConfig({ DATABASE_URL: database.url, SECRET: 'a secret for tests only' }),
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => noon,
    // The mails use only these properties.
  }) as Api;

/** Runs the jobs and returns the mails with their calendar entries, in order. */
async function mails() {
  const { db } = database;
  const parsed = (payload: unknown) => (typeof payload === 'string' ? JSON.parse(payload) : payload);
  const jobs: Job[] = await db('jobs').where({ kind: appointmentMailKind }).orderBy('id');
  // Twice, as after a crash between mail and job completion.
  for (const job of jobs)
    for (const _attempt of [1, 2])
      await sendAppointmentMail(api(), store, { ...job, payload: parsed(job.payload) });
  await db('jobs').where({ kind: appointmentMailKind }).delete();
  const { sealer } = await signInState(api());
  const rows = await db('jobs').where({ kind: mailKind });
  await db('jobs').where({ kind: mailKind }).delete();
  return rows.map(({ payload }) => {
    const mail: QueuedMail = JSON.parse(sealer.open(parsed(payload).sealed));
    const [paper] = mail.papers ?? [];
    const ics = readIcs(Buffer.from(paper?.base64 ?? '', 'base64').toString());
    return {
      ...mail,
      contentType: paper?.contentType,
      method: ics.calendar.METHOD?.value,
      event: ics.events[0],
    };
  });
}

const days = { datePlanned: '2027-01-11', dateUntil: '2027-01-12' };
const plan = async (more: object = {}) => {
  const { planning } = await given.plan([await given.rack()], {
    ...{ ...days, contact: anna, confirmsByMail: true },
    ...more,
  });
  return planning.id;
};
const change = (id: string, patch: object) => updateRecord(given.call, entity, id, { ...patch });

describe('the contact of an appointment', () => {
  it('is told in its language when it is planned, with a calendar entry of all its days', async () => {
    const id = await plan();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'appointmentPlanned',
      to: 'anna@hall.example',
      method: 'REQUEST',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    expect(mail?.subject.replaceAll('\u2009', ' ')).toBe(
      'Prüfung am Montag, 11. – Dienstag, 12. Januar 2027',
    );
    expect(mail?.text).toContain('Anzahl der Betriebsmittel: 1');
    expect([mail?.event?.UID, mail?.event?.DTSTART, mail?.event?.DTEND].map((one) => one?.value)).toEqual([
      `auditPlannings-${id}@plumbline`,
      '20270111',
      '20270113',
    ]);
  });

  it('is told anew of another day, with a later entry of the same event', async () => {
    const id = await plan();
    const [first] = await mails();
    await change(id, { datePlanned: '2027-01-12' });
    await change(id, { comment: 'Key at the gate' });
    const [moved, ...others] = await mails();
    expect(others).toEqual([]);
    expect([moved?.kind, moved?.event?.UID]).toEqual(['appointmentMoved', first?.event?.UID]);
    expect(moved?.event?.DTSTART?.value).toBe('20270112');
    expect(Number(moved?.event?.SEQUENCE?.value)).toBeGreaterThan(Number(first?.event?.SEQUENCE?.value));
  });

  it('is told of a cancellation, and of a restoration', async () => {
    const id = await plan();
    await mails();
    await deleteRecord(given.call, entity, id);
    expect(await mails()).toMatchObject([
      { kind: 'appointmentCancelled', method: 'CANCEL', event: { STATUS: { value: 'CANCELLED' } } },
    ]);
    await restoreRecord(given.call, entity, id);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['appointmentPlanned']);
  });

  it('learns that it is somebody else now', async () => {
    const id = await plan();
    await mails();
    await change(id, { contact: jan });
    const told = (await mails()).map(({ kind, to }) => [kind, to]).sort();
    expect(told).toEqual([
      ['appointmentCancelled', 'anna@hall.example'],
      ['appointmentPlanned', 'jan@hall.example'],
    ]);
  });

  it('gets nothing unless asked for, without address, and of what is over', async () => {
    const { db } = database;
    const quiet = await plan({ confirmsByMail: false });
    await change(quiet, { datePlanned: '2027-01-12' });
    await deleteRecord(given.call, entity, quiet);
    await plan({ datePlanned: '2020-01-01', dateUntil: null });
    const nobody = (await build(db, given.account, 'contacts', { emailAddress: null })).id;
    await plan({ contact: nobody });
    expect(await mails()).toEqual([]);
    const done = await plan();
    await mails();
    await finishPlanning(given.call, done, { openAudits: 'notTraceable' });
    expect(await mails()).toEqual([]);
  });
});

describe.runIf((await templateSandbox()) !== 'none')('by a template', () => {
  const bold =
    '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{d.recipient.name} &amp; {d.inspector.name}</w:t></w:r></w:p>';
  const content = docx(
    paragraph('Wir kommen {d.planning.days}') + bold + paragraph('{d.location.name}: {d.planning.count}'),
  );
  const world = () => ({ api: { db: database.db, config: api().config }, store });

  it('of the account, each of its mails has subject and paragraphs in HTML and text, and the calendar entry', async () => {
    for (const kind of ['APPOINTMENT_PLANNED', 'APPOINTMENT_CANCELLED'] as const) {
      const { id } = await templateOf(given.call, world(), content, { kind, name: kind, language: 'de-DE' });
      await publish(given.call, world(), id);
    }
    const id = await plan({ dateUntil: null });
    const [planned] = await mails();
    expect(planned).toMatchObject({ kind: 'appointmentPlanned', method: 'REQUEST', to: 'anna@hall.example' });
    expect(planned?.subject).toBe('Wir kommen Montag, 11. Januar 2027');
    expect(planned?.html).toMatch(/<strong>anna Nowak &amp; [^<]+<\/strong>/);
    expect(planned?.text).toMatch(/^anna Nowak & .+\n\n.+: 1\n\n/);
    // Moved: no template of this kind.
    await change(id, { datePlanned: '2027-01-13' });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Prüfung verschoben: Mittwoch, 13. Januar 2027',
    ]);
    await deleteRecord(given.call, entity, id);
    expect(await mails()).toMatchObject([
      { kind: 'appointmentCancelled', method: 'CANCEL', subject: 'Wir kommen Mittwoch, 13. Januar 2027' },
    ]);
    await plan({ contact: jan, dateUntil: null });
    expect((await mails())[0]?.subject).toMatch(/^Przegląd: /);
  });

  it('of its broker, where the account has none', async () => {
    const { db } = database;
    const account = await buildAccount(db, { instanceType: 'BROKER' });
    const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', { account });
    await db('instances').where({ id: given.account }).update({ broker });
    const seller = callAs(
      db,
      actorOf(account, 'Owner', { instanceType: 'BROKER', broker, brokers: [broker] }),
    );
    const { id } = await templateOf(seller, world(), content, { kind: 'APPOINTMENT_MOVED' });
    await publish(seller, world(), id);
    const planning = await plan({ contact: jan, dateUntil: null });
    await mails();
    await change(planning, { datePlanned: '2027-01-13' });
    expect((await mails())[0]?.subject).toBe('Wir kommen środa, 13 stycznia 2027');
    await db('instances').where({ id: given.account }).update({ broker: null });
  });
});
