import { definitions } from '@plumbline/resources/entities/index';
import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Knex } from 'knex';
import { asSystem, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { taskWords } from '../taskWords';
import { settleReminders } from './settleReminders';

export const remindersKind = 'openWorkReminders';

/** Days from the appointment's date, or the report's creation, to its reminder. */
export const remindedAfter = { planning: 7, report: 14 } as const;
const atOnce = 500;

interface OpenWork {
  id: string;
  instance: string;
  of: 'planning' | 'report';
  type: 'OPEN_AUDITS' | 'AUDITS_NOT_FINISHED' | 'OPEN_REPORTS';
  location: string | null;
  auditor: string | null;
  name: string;
  language: Language;
}

/**
 * Creates one task for each appointment whose inspections are not started or not finished a week after its date, and
 * for each report open for two weeks; assigned to the inspector. Never created twice, even after it was completed or
 * deleted, unless the appointment was postponed. A failing row does not stop the others.
 */
export async function remindOfOpenWork(db: Knex, now: Date): Promise<number> {
  const failures: unknown[] = [];
  const found = [...(await openPlannings(db, now)), ...(await openReports(db, now))];
  for (const work of found) {
    const call = asSystem({ db, now }, work.instance);
    await inTransaction(call, async (inner) => {
      // Inspections started meanwhile need a different reminder.
      await settleReminders(inner, work.of, work.id);
      await createRecord(inner, definitions.tasks, {
        title: taskWords(work.language, work.type, { name: work.name }),
        type: work.type,
        linkType: 'LOCATION',
        location: work.location,
        responsible: work.auditor,
        dateDue: dayOf(now),
        [work.of]: work.id,
      });
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders could not be left');
  return found.length;
}

const toDo = `a.planning = w.id and a.deletedAt is null and coalesce(a.isMissed, 0) = 0`;
const isBegun = `exists (select 1 from audits a where ${toDo} and (a.isFinished = 1 or a.dateStarted is not null))`;
const kindOfPlanning = `if(${isBegun}, 'AUDITS_NOT_FINISHED', 'OPEN_AUDITS')`;
// Terminated accounts are left unchanged until they are erased or reactivated.
const isKept = 'coalesce(i.hasResigned, 0) = 0 and i.deletedAt is null';

const columns = {
  id: 'w.id',
  instance: 'w.instance',
  location: 'w.location',
  auditor: 'p.id',
  language: 'p.language',
  own: 'u.language',
};

/** Open rows of an entity with their assigned inspector. */
const openWork = (db: Knex, table: 'auditPlannings' | 'auditReports') =>
  db(`${table} as w`)
    .join('instances as i', 'i.id', 'w.instance')
    .leftJoin('contacts as p', (join) => join.on('p.id', 'w.auditor').andOnNull('p.deletedAt'))
    .leftJoin('users as u', 'u.id', 'p.user')
    .where({ 'w.state': 'open', 'w.deletedAt': null })
    .whereRaw(isKept)
    .limit(atOnce);

async function openPlannings(db: Knex, now: Date): Promise<OpenWork[]> {
  const rows = await openWork(db, 'auditPlannings')
    .leftJoin('locations as l', 'l.id', 'w.location')
    .where('w.datePlanned', '<=', daysBefore(now, remindedAfter.planning))
    .whereRaw(`exists (select 1 from audits a where ${toDo} and coalesce(a.isFinished, 0) = 0)`)
    .whereRaw(
      `not exists (select 1 from tasks t where t.planning = w.id and t.type = ${kindOfPlanning} and t.createdAt > w.datePlanned)`,
    )
    .select({ ...columns, title: 'w.title', place: 'l.name' })
    .select(db.raw(`${kindOfPlanning} as type`));
  return rows.map((row) => ({
    ...workOf(row),
    of: 'planning',
    type: row.type,
    name: row.title || row.place,
  }));
}

async function openReports(db: Knex, now: Date): Promise<OpenWork[]> {
  const rows = await openWork(db, 'auditReports')
    .where('w.dateCreated', '<=', daysBefore(now, remindedAfter.report))
    .whereRaw('not exists (select 1 from tasks t where t.report = w.id)')
    .select({ ...columns, number: 'w.number', place: 'w.locationName' });
  return rows.map((row) => ({
    ...workOf(row),
    of: 'report',
    type: 'OPEN_REPORTS',
    name: row.number || row.place || '',
  }));
}

type Stored = Record<'id' | 'instance', string> &
  Record<'location' | 'auditor', string | null> & { own: unknown; language: unknown };

const workOf = ({ id, instance, location, auditor, own, language }: Stored) => ({
  id,
  instance,
  location,
  auditor,
  language: [own, language].find(isLanguage) ?? defaultLanguage,
});

const daysBefore = (now: Date, days: number): string =>
  dayOf(new Date(now.getTime() - days * 24 * 3600 * 1000));
