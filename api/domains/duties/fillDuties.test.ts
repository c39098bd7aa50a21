import { newId } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { migrate } from '../../base/database/migrate';
import type { Row } from '../../entities/rowMapper';
import type { Job } from '../../platform/jobs/jobs';
import { useLandedDatabase } from '../../platform/testing/landedDatabase';
import { recalculateDutiesJob, recalculationKind } from './recalculateDuties';

// The last migration before duties existed.
const landed = useLandedDatabase('20261122102522');

const instance = newId();
let change = 0;
async function insert(table: string, values: Row): Promise<string> {
  change += 1;
  const id = newId();
  const at = new Date('2024-03-01T08:00:00.000Z');
  const base = { id, instance, version: 1, changeNumber: change, createdAt: at, updatedAt: at };
  await landed.db(table).insert({ ...base, ...values });
  return id;
}
const json = (value: unknown) => JSON.stringify(value);
// At noon, so that the account's zone has the same day.
const noon = new Date().setUTCHours(12, 0, 0, 0);
const daysAgo = (days: number) => new Date(noon - days * 86_400_000);
const day = (at: Date) => at.toISOString().slice(0, 10);

it('creates the duties of existing equipment from the earlier schema, and keeps its dates and locks', async () => {
  const { db } = landed;
  await insert('instances', { companyName: 'Łódzkie Regały', instanceType: 'COMPANY' });
  await db('changeCounters').insert({ instance, value: 1000 });
  const regulation = (type: string, interval: number, intervalUnit: string) =>
    insert('auditRegulations', {
      name: json({ 'pl-PL': type }),
      shortName: type,
      type,
      interval,
      intervalUnit,
    });
  const expert = await regulation('expert', 12, 'MONTHLY');
  const light = await regulation('light', 1, 'WEEKLY');
  const category = await insert('categories', {
    name: json({ 'pl-PL': 'Regały' }),
    type: 'shelf',
    auditRegulations: json([expert, light]),
  });
  const product = await insert('products', { name: 'PR 600', category });
  const location = await insert('locations', { name: 'Hala' });
  const piece = (identNumber: string, more: Row = {}) =>
    insert('equipments', {
      identNumber,
      product,
      category,
      location,
      isTraceable: 1,
      isLocked: 0,
      isArchived: 0,
      isScrapped: 0,
      ...more,
    });
  const audited = async (equipment: string, type: string, of: string, at: Date, more: Row = {}) => {
    const checklist = await insert('checklists', {
      regulation: of,
      regulationVersion: 1,
      name: json({ 'pl-PL': type }),
      shortName: type,
      type,
      interval: type === 'expert' ? 12 : 1,
      intervalUnit: type === 'expert' ? 'MONTHLY' : 'WEEKLY',
    });
    return insert('audits', {
      equipment,
      location,
      category,
      checklist,
      type,
      result: 'OKAY',
      isFinished: 1,
      dateAudited: at,
      nextAuditDate:
        type === 'expert'
          ? day(new Date(at.getTime() + 365 * 86_400_000))
          : day(new Date(at.getTime() + 7 * 86_400_000)),
      ...more,
    });
  };

  const listed = await piece('R-1', { lastAuditDate: day(daysAgo(400)) });
  const swallowed = await piece('R-2', {
    lastAuditDate: day(daysAgo(2)),
    nextAuditDate: day(daysAgo(-5)),
    lastAuditResult: 'OKAY',
  });
  const expertly = await audited(swallowed, 'expert', expert, daysAgo(500));
  const visually = await audited(swallowed, 'light', light, daysAgo(2));
  const never = await piece('R-3');
  const byHand = await piece('R-4', { isLocked: 1 });
  const early = await piece('R-5', {
    lastAuditDate: day(daysAgo(10)),
    nextAuditDate: day(daysAgo(-50)),
    lastAuditResult: 'OKAY',
  });
  await audited(early, 'expert', expert, daysAgo(10), { nextAuditDate: day(daysAgo(-50)) });
  const orange = await insert('deficiencies', {
    audit: expertly,
    equipment: swallowed,
    location,
    category,
    description: 'Wgniecenie',
    dangerLevel: 'orange',
    status: 'OPEN',
    isNotAsked: 0,
  });

  expect(await migrate(db)).toContain('20261122230000_inspection_duties');
  const jobs = await db('jobs').where({ kind: recalculationKind, instance });
  // Later migrations do not enqueue a second job while one is waiting.
  expect(jobs).toHaveLength(1);
  const [job] = jobs;
  const payload = typeof job.payload === 'string' ? JSON.parse(job.payload) : job.payload;
  const api = { db, log: pino({ level: 'silent' }), now: () => new Date() } as unknown as Api; // properties used by the job
  for (const _twice of [1, 2]) await recalculateDutiesJob.run(api, { ...job, payload } as Job);

  const duty = async (equipment: string, type: string): Promise<Row> => {
    const rows = await db('inspectionDuties').where({ equipment, type, deletedAt: null });
    expect(rows).toHaveLength(1);
    return rows[0];
  };
  expect(await duty(listed, 'expert')).toMatchObject({
    lastDate: day(daysAgo(400)),
    lastSource: 'import',
    nextDate: expect.stringMatching(/^\d{4}-/),
  });
  expect(String((await duty(listed, 'expert')).nextDate) < day(new Date())).toBe(true);
  expect(await duty(listed, 'light')).toMatchObject({ lastDate: null, nextDate: '2024-03-01' });
  expect(await duty(swallowed, 'expert')).toMatchObject({ lastAudit: expertly, lastDate: day(daysAgo(500)) });
  expect(await duty(swallowed, 'light')).toMatchObject({ lastAudit: visually, lastDate: day(daysAgo(2)) });
  expect(await duty(never, 'expert')).toMatchObject({ lastDate: null, nextDate: '2024-03-01' });
  expect(await duty(early, 'expert')).toMatchObject({ nextDate: day(daysAgo(-50)) });
  const row = async (id: string): Promise<Row> => db('equipments').where({ id }).first();
  expect(String((await row(swallowed)).nextAuditDate) < day(new Date())).toBe(true);
  expect(await row(swallowed)).toMatchObject({ dueType: 'expert', dueLastDate: day(daysAgo(500)) });
  expect(await row(listed)).toMatchObject({ dueType: 'light', dueLastDate: null });
  expect(await row(byHand)).toMatchObject({ isLocked: 1 });
  const reasons = (await row(byHand)).lockReasons;
  expect(typeof reasons === 'string' ? JSON.parse(reasons) : reasons).toMatchObject([{ kind: 'person' }]);
  expect(await db('deficiencies').where({ id: orange }).first()).toMatchObject({
    orangeSince: day(daysAgo(25)),
  });
  expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({ progressDone: 5, progressTotal: 5 });
}, 300_000);
