import { dayOf } from '@plumbline/resources/audits/dayOf';
import { nextAuditDate } from '@plumbline/resources/audits/nextAuditDate';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import {
  agreedInterval,
  type IntervalRule,
  type IntervalRules,
} from '@plumbline/resources/planning/agreedInterval';
import { upwards } from '@plumbline/resources/planning/locationTree';
import { asSystem, type Call, inTransaction } from '../entities/call';
import { readPages } from '../entities/readPages';
import { updateRecord } from '../entities/updateRecord';
import type { JobHandler } from '../jobs/runJobs';
import { loadIntervalRules } from './loadIntervalRules';
import { findTyped, listTyped, typed } from './typedRecords';

export interface RuleChange {
  before: IntervalRule | null;
  after: IntervalRule | null;
}

/** After an agreed interval changed: the next dates that came from it follow; those set by hand stay. */
export const recalculateDatesJob: JobHandler = {
  maxAttempts: 5,
  run: async (api, job) => {
    const call = asSystem({ db: api.db, now: api.now() }, job.instance);
    await recalculateDates(call, job.payload as unknown as RuleChange); // written by intervalHooks alone
  },
};

/**
 * Reads the equipment of the categories concerned page by page. Inspections that are planned need nothing: they take the
 * interval that holds on the day they are finished.
 */
export async function recalculateDates(call: Call, change: RuleChange): Promise<void> {
  const now = await loadIntervalRules(call, call.actor.instance);
  const id = (change.after ?? change.before)?.id;
  const others = now.rules.filter((rule) => rule.id !== id);
  const then = { ...now, rules: change.before ? [...others, change.before] : others };
  const pages = readPages(
    call,
    definitions.equipments,
    // By id: the dates that a list is otherwise sorted by change on the way.
    { filter: { category: categoriesOf(change, now) }, sort: { field: 'id', order: 'ASC' } },
    [...readFields],
  );
  for await (const page of pages)
    for (const row of page) await recalculate(call, typed('equipments', row), { then, now });
}

async function recalculate(call: Call, equipment: Piece, sides: Sides): Promise<void> {
  if (equipment.isScrapped || !equipment.nextAuditDate || isUntouched(equipment, sides.then, sides.now))
    return;
  const next = await nextOf(call, equipment, sides);
  if (!next || next === equipment.nextAuditDate) return;
  await inTransaction(call, (inner) =>
    updateRecord(inner, definitions.equipments, equipment.id, { nextAuditDate: next }),
  );
}

const readFields = [
  'category',
  'owner',
  'location',
  'auditInterval',
  'auditIntervalUnit',
  'nextAuditDate',
  'isScrapped',
] as const;
type Piece = Pick<Equipment, 'id' | (typeof readFields)[number]>;

/** The categories that either form of the rule speaks of, with all below them. */
function categoriesOf({ before, after }: RuleChange, { categories }: IntervalRules): string[] {
  const named = [before?.category, after?.category];
  return [...categories.keys()].filter((id) =>
    upwards(categories, id).some((above) => named.includes(above.id)),
  );
}

const types = ['expert', 'light', 'maintenance'];
const isUntouched = (equipment: Piece, then: IntervalRules, now: IntervalRules): boolean =>
  types.every((type) => {
    const [before, after] = [then, now].map((rules) => agreedInterval(equipment, type, null, rules));
    return before?.interval === after?.interval && before?.unit === after?.unit;
  });

interface Sides {
  then: IntervalRules;
  now: IntervalRules;
}

/** The earliest of what falls due by the newest audit of each type; null: there is none. */
async function nextOf(call: Call, equipment: Piece, sides: Sides): Promise<string | null> {
  const audits = await listTyped(call, 'audits', {
    filter: { equipment: equipment.id, isFinished: true },
    sort: { field: 'dateAudited', order: 'DESC' },
  });
  const newest = new Map<string | null, Audit>();
  for (const audit of audits) if (!newest.has(audit.type)) newest.set(audit.type, audit);
  const dates: string[] = [];
  for (const audit of newest.values()) {
    const date = await dueAfter(call, audit, { equipment, ...sides });
    if (date) dates.push(date);
  }
  return dates.sort()[0] ?? null;
}

async function dueAfter(
  call: Call,
  audit: Audit,
  { equipment, then, now }: Sides & { equipment: Piece },
): Promise<string | null> {
  if (!audit.dateAudited || !audit.nextAuditDate) return null;
  const checklist = (await findTyped(call, 'checklists', audit.checklist)) ?? null;
  const day = dayOf(audit.dateAudited);
  const due = (rules: IntervalRules) => {
    const interval = agreedInterval(equipment, audit.type, checklist, rules);
    return interval && nextAuditDate(day, interval);
  };
  // What the auditor set by hand is the auditor's word; what came from an interval follows it.
  const isByHand = audit.nextAuditDate !== due(then) && audit.nextAuditDate !== due(withoutRules(then));
  return isByHand && equipment.nextAuditDate !== due(then) ? audit.nextAuditDate : due(now);
}

const withoutRules = (rules: IntervalRules): IntervalRules => ({ ...rules, rules: [] });
