import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { mondayOf } from '../../base/times/weekOf';
import type { Account } from '../../platform/auth/actors/findPerson';
import { secondFactorMail } from '../../platform/auth/secondFactor/secondFactorMails';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import type { Job } from '../../platform/jobs/jobs';
import { mailKind } from '../../platform/mail/enqueueMail';
import type { Mail } from '../../platform/mail/mail';
import { useTestDatabase } from '../../platform/testing/database';
import { build, buildAccount } from '../../platform/testing/factories';
import { keepDuties } from '../duties/configureDuties';
import { sendWeeklyMail } from './configureWeeklyMail';
import { enqueueWeeklyMails, weeklyMailKind } from './enqueueWeeklyMails';
import type { Week } from './readWeek';
import { weeklyLetter } from './weeklyLetter';

const database = useTestDatabase();
beforeAll(keepDuties);
const monday = new Date('2026-11-16T06:33:00.000Z');
const days = (count: number) => new Date(monday.getTime() + count * 86_400_000);
let now = monday;

function api(): Api {
  const config = readConfig({
    DATABASE_URL: database.url,
    SECRET: 'a secret for tests only',
    ORIGIN: 'https://app.plumbline.example',
  });
  // The mails use only these properties.
  return { config, db: database.db, log: pino({ level: 'silent' }), now: () => now } as Api;
}

/** Runs the jobs of this account and returns the mails by address. */
async function mailsOf(account: string): Promise<Map<string, Mail>> {
  const one = api();
  const jobs: (Job & { state: string })[] = await database
    .db('jobs')
    .where({ instance: account, kind: weeklyMailKind, state: 'waiting' });
  for (const job of jobs) {
    const payload = typeof job.payload === 'string' ? JSON.parse(job.payload) : job.payload;
    // Twice, as after a crash between mail and job completion.
    for (const _attempt of [1, 2]) await sendWeeklyMail(one, { ...job, payload });
    await database.db('jobs').where({ id: job.id }).update({ state: 'done' });
  }
  const { sealer } = await signInState(one);
  const rows = await database.db('jobs').where({ kind: mailKind, state: 'waiting' });
  await database.db('jobs').where({ kind: mailKind }).update({ state: 'done' });
  const mails = rows.map(({ payload }): Mail => {
    const { sealed } = typeof payload === 'string' ? JSON.parse(payload) : payload;
    return JSON.parse(sealer.open(sealed));
  });
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
  return new Map(mails.map((mail) => [mail.to, mail]));
}

it('uses the branding of the account’s broker, as sign-in mails do', async () => {
  const { db } = database;
  const broker = { name: 'Regalprüfer Süd', isWhitelabelingBroker: true, poweredByText: null };
  const { id } = await build(db, CATALOGUE_ID, 'brokers', broker);
  const instance = await buildAccount(db, { broker: id });
  const words = { language: 'pl-PL', email: 'jan@firma.example' } as const;
  const accounts = [{ instance }] as Account[]; // nothing else of the account is read
  const told = await secondFactorMail(api(), 'on', { ...words, accounts });
  const brand = await mailBrandOf(api(), instance);
  const reader = {
    to: words.email,
    language: words.language,
    account: 'A',
    origin: 'https://x',
    today: '2026-11-16',
  };
  const nothing = { total: 0, rows: [] };
  const week: Week = {
    until: '2026-11-22',
    suggestions: [],
    plannings: nothing,
    tasks: nothing,
    ends: nothing,
    places: new Map(),
    pieces: new Map(),
  };
  const weekly = weeklyLetter({ ...reader, brand }, week);
  for (const { text, html } of [told, weekly]) {
    expect(text.trimEnd().endsWith(broker.name)).toBe(true);
    expect(html).toContain(`${broker.name}</p>`);
    expect(html).not.toContain('>Plumbline<');
  }
});

beforeEach(() => {
  now = monday;
});

async function world() {
  const { db } = database;
  const account = await buildAccount(db);
  await db('instances').where({ id: account }).update({ companyName: 'Prüfwerk <Süd>' });
  const near = (await build(db, account, 'locations', { name: 'Halle Süd' })).id;
  const far = (await build(db, account, 'locations', { name: 'Hala Daleka' })).id;
  let count = 0;
  const person = async (
    instanceRole: 'Owner' | 'Employee' | 'ServiceProvider',
    options: object = {},
    contact: object = {},
  ) => {
    count += 1;
    const email = `${instanceRole.toLowerCase()}${count}-${account}@example.test`;
    const user = (await build(db, CATALOGUE_ID, 'users', { email, language: 'de-DE', ...options })).id;
    const made = await build(db, account, 'contacts', { instanceRole, contactType: 'employee', ...contact });
    await db('contacts').where({ id: made.id }).update({ user });
    return { email, contact: made.id };
  };
  const rule = { type: 'expert' as const, interval: 12, intervalUnit: 'MONTHLY' as const };
  const auditRegulations = [(await build(db, account, 'auditRegulations', rule)).id];
  const product = (await build(db, account, 'products', { auditRegulations })).id;
  await build(db, account, 'equipments', { product, location: near, nextAuditDate: '2026-11-10' });
  await build(db, account, 'equipments', { product, location: far, nextAuditDate: '2026-12-20' });
  return { account, near, far, person };
}

describe('the Monday mail', () => {
  it('is queued once a week for each person and account, even if triggered repeatedly', async () => {
    const { account, person } = await world();
    const owner = await person('Owner');
    const waiting = () =>
      database.db('jobs').where({ instance: account, kind: weeklyMailKind }).pluck('subject');
    await Promise.all([1, 2, 3].map(() => enqueueWeeklyMails(database.db, monday)));
    expect(await waiting()).toEqual([owner.contact]);
    expect([...(await mailsOf(account)).keys()]).toEqual([owner.email]);
    await enqueueWeeklyMails(database.db, new Date('2026-11-16T19:33:00.000Z'));
    for (const other of [1, 2, 3, 4, 5, 6]) await enqueueWeeklyMails(database.db, days(other));
    await enqueueWeeklyMails(database.db, new Date('2026-11-23T03:33:00.000Z'));
    expect(await waiting()).toHaveLength(1);
    await enqueueWeeklyMails(database.db, days(7));
    expect(await waiting()).toHaveLength(2);
  });

  it('lists suggestions, appointments and tasks in the person’s language, each with its link', async () => {
    const { db } = database;
    const { account, near, far, person } = await world();
    const owner = await person('Owner');
    await build(db, account, 'auditPlannings', {
      title: 'Herbst',
      location: far,
      datePlanned: '2026-11-20',
      state: 'open',
    });
    await build(db, account, 'tasks', {
      title: 'Stütze <tauschen>',
      linkType: 'LOCATION',
      location: near,
      dateDue: '2026-11-13',
    });
    const harness = await build(db, account, 'equipments', {
      ...{ identNumber: 'PSA-7', location: near, dateOfFirstUse: '2016-11-27', maxYearsOfUse: 10 },
    });
    await enqueueWeeklyMails(db, monday);
    const mail = (await mailsOf(account)).get(owner.email);
    expect(mail?.text).toContain(
      `- 27.11.2026: PSA-7, Halle Süd\n  https://app.plumbline.example/equipments/${harness.id}/show`,
    );
    expect(mail?.subject).toBe('Plumbline: die Woche im Konto Prüfwerk <Süd>');
    expect(mail?.text).toContain(
      'Halle Süd, Fachkundigenprüfung: fällige Betriebsmittel: 1, das erste am 10.11.2026 (überfällig)',
    );
    expect(mail?.text).not.toContain('Hala Daleka, Fachkundigenprüfung: fällige');
    expect(mail?.text).toContain(
      '- 20.11.2026: Herbst, Hala Daleka\n  https://app.plumbline.example/audits/planning/',
    );
    expect(mail?.text).toContain('- 13.11.2026 (überfällig): Stütze <tauschen>, Halle Süd');
    expect(mail?.text).toContain('https://app.plumbline.example/users/settings');
    expect(mail?.html).toContain('Stütze &lt;tauschen&gt;');
    expect(mail?.html).toContain('<html lang="de">');
  });

  it('respects the person’s lead time and options', async () => {
    const { account, person } = await world();
    const far = await person('Owner', { notificationInterval: 'SIXMONTHS' });
    const silent = await person('Owner', { mailSuggestions: false });
    const off = await person('Owner', { weeklyMail: false });
    await enqueueWeeklyMails(database.db, monday);
    const mails = await mailsOf(account);
    expect(mails.get(far.email)?.text).toContain('Hala Daleka');
    expect(mails.has(silent.email)).toBe(false);
    expect(mails.has(off.email)).toBe(false);
  });

  it('contains only what the person may see, and is not sent if empty', async () => {
    const { db } = database;
    const { account, near, far, person } = await world();
    const employee = await person(
      'Employee',
      { notificationInterval: 'SIXMONTHS' },
      { locationAccess: 'restricted', permittedLocations: [far] },
    );
    const inspector = await person('ServiceProvider');
    const idle = await person('ServiceProvider');
    await build(db, account, 'auditPlannings', {
      title: 'Auswärts',
      location: near,
      auditor: inspector.contact,
      datePlanned: '2026-11-20',
      state: 'open',
    });
    await enqueueWeeklyMails(db, monday);
    const mails = await mailsOf(account);
    expect(mails.get(employee.email)?.text).toContain('Hala Daleka');
    expect(mails.get(employee.email)?.text).not.toMatch(/Halle Süd|Auswärts/);
    expect(mails.get(inspector.email)?.text).toContain('Auswärts');
    expect(mails.get(inspector.email)?.text).not.toContain('fällige Betriebsmittel');
    expect(mails.has(idle.email)).toBe(false);
  });

  it('is not sent to a person who left after it was queued', async () => {
    const { account, person } = await world();
    const owner = await person('Owner');
    await enqueueWeeklyMails(database.db, monday);
    await database.db('contacts').where({ id: owner.contact }).update({ deletedAt: monday });
    expect((await mailsOf(account)).size).toBe(0);
  });
});

it('the week of each day starts on its Monday', () => {
  expect([0, 1, 6].map((count) => mondayOf(days(count)))).toEqual(['2026-11-16', '2026-11-16', '2026-11-16']);
  expect(mondayOf(days(7))).toBe('2026-11-23');
  expect(mondayOf(new Date('2026-11-22T22:30:00.000Z'))).toBe('2026-11-16');
  expect(mondayOf(new Date('2026-11-22T23:30:00.000Z'))).toBe('2026-11-23');
});
