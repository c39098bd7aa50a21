import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Row } from '../../../../entities/rowMapper';
import { checkReports } from './reportSentences';

/** Expected state that only the sequence knows: manual locks and lifts, and dates entered by users. */
export interface Told {
  account: string;
  equipment: string;
  isLockedByHand: boolean;
  isScrapped: boolean;
  isGone: boolean;
  today: string;
  /** Regulations by type, with their current interval in days. */
  regulations: Record<'expert' | 'light' | 'maintenance', { id: string; days: number }>;
  expertCoversLight: boolean;
  /** Date of the last inspection elsewhere, for the expert duty. */
  stated: string | null;
  /** Inspections a device finished without knowing of these deficiencies or of a lock; until they are settled. */
  unaware: Map<string, string[]>;
  /** Content of a report when it was signed, by signature id. */
  signedContent: Map<string, string>;
  /** Inspector of a report, by report id. */
  inspectorOf: Map<string, string>;
  /** Final reports as finalized. */
  finalRows: Map<string, string>;
}

const order = ['light', 'maintenance', 'expert'];

/** Checks the properties of design.md, section 7, on the database content, with an independent implementation. */
export async function checkSentences(db: Knex, told: Told): Promise<void> {
  const { equipment } = told;
  await checkReports(db, told);
  const piece: Row | undefined = await db('equipments').where({ id: equipment, deletedAt: null }).first();
  const duties: Row[] = await db('inspectionDuties').where({ equipment, deletedAt: null });
  if (!piece) {
    expect(duties, 'a piece in the bin has no duties').toEqual([]);
    return;
  }
  const audits: Row[] = await db('audits as a')
    .leftJoin('checklists as c', 'c.id', 'a.checklist')
    .where({ 'a.equipment': equipment, 'a.deletedAt': null, 'a.isFinished': 1 })
    .select('a.*', 'c.regulation as regulation');
  const deficiencies: Row[] = await db('deficiencies').where({ equipment, deletedAt: null, isNotAsked: 0 });
  const tasks: Row[] = await db('tasks').where({ equipment, deletedAt: null });
  lockIsTrue(told, piece, audits, deficiencies);
  dutiesAreTrue(told, piece, audits, duties);
  resultsAreTrue(told, audits, deficiencies);
  await correctionsAreOnRecord(db, audits);
  deficienciesAreTrue(told, deficiencies, tasks);
  unawareIsMarked(told, audits, tasks);
}

function lockIsTrue(told: Told, piece: Row, audits: Row[], deficiencies: Row[]): void {
  const isRed = deficiencies.some((one) => one.dangerLevel === 'red' && one.status !== 'COMPLETED');
  const locking = audits.some(
    (one) =>
      one.result === 'REPAIR_LOCKED' &&
      one.liftedAt === null &&
      !audits.some(
        (later) =>
          isLater(later, one) &&
          ['OKAY', 'REPAIR_CAN_USE'].includes(String(later.result)) &&
          // Nor does an inspection whose result is still contradicted by later findings.
          !told.unaware.has(String(later.id)) &&
          !later.isUnaware &&
          order.indexOf(String(later.type)) >= order.indexOf(String(one.type)),
      ),
  );
  const isOver =
    lastDayOfUse(piece) !== null &&
    String(lastDayOfUse(piece)) <= told.today &&
    !told.isScrapped &&
    !piece.isArchived;
  expect(Boolean(piece.isScrapped), 'scrap is lifted by taking it back alone').toBe(told.isScrapped);
  expect(Boolean(piece.isLocked), 'a piece is locked while it has a reason').toBe(
    isRed || locking || isOver || told.isLockedByHand || told.isScrapped,
  );
}

const isLater = (one: Row, than: Row): boolean => {
  const [a, b] = [time(one.dateAudited), time(than.dateAudited)];
  return a === b ? String(one.id) > String(than.id) : a > b;
};
const time = (value: unknown): number =>
  new Date(String(value instanceof Date ? value.toISOString() : value)).getTime();
export const dayOf = (value: unknown): string => new Date(time(value) + 3_600_000).toISOString().slice(0, 10);

function lastDayOfUse(piece: Row): string | null {
  if (!piece.maxYearsOfUse) return null;
  const [year, month, day] = String(piece.dateOfFirstUse).split('-');
  return `${Number(year) + Number(piece.maxYearsOfUse)}-${month}-${day}`;
}

export const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function dutiesAreTrue(told: Told, piece: Row, audits: Row[], duties: Row[]): void {
  const isOut = Boolean(piece.isArchived) || told.isScrapped;
  const dates: string[] = [];
  for (const [type, { id, days }] of Object.entries(told.regulations)) {
    const own = duties.filter((duty) => duty.regulation === id);
    expect(own, `one duty of type ${type}`).toHaveLength(1);
    const [duty = {}] = own;
    const renewing = audits.filter(
      (audit) =>
        audit.regulation === id ||
        (type === 'light' && told.expertCoversLight && audit.regulation === told.regulations.expert.id),
    );
    const stated = type === 'expert' ? told.stated : null;
    const last = [...renewing.map((audit) => dayOf(audit.dateAudited)), ...(stated ? [stated] : [])]
      .sort()
      .at(-1);
    expect(duty.lastDate ?? null, `the last inspection of type ${type}`).toBe(last ?? null);
    if (isOut) expect(duty.nextDate, 'nothing is due out of use').toBeNull();
    else {
      const isByHand = duty.agreedDate !== null && duty.nextDate === duty.agreedDate;
      const isByInspector = renewing.some(
        (audit) =>
          audit.isNextDateSet === 1 && audit.id === duty.lastAudit && audit.nextAuditDate === duty.nextDate,
      );
      if (!isByHand && !isByInspector)
        expect(duty.nextDate, `when the duty of type ${type} is due`).toBe(
          last ? plus(last, days) : String(piece.dateOfFirstUse),
        );
      // A date later than the interval allows always needs a reason.
      const latest = last ? plus(last, days) : String(piece.dateOfFirstUse);
      if (String(duty.nextDate) > latest)
        expect(
          duty.agreedReason ?? reasonOf(audits, duty.lastAudit),
          'a later date has its reason',
        ).toBeTruthy();
      if (duty.isMandatory) dates.push(String(duty.nextDate));
    }
  }
  const end = duties.find((duty) => duty.type === 'endOfUse');
  if (end?.nextDate) dates.push(String(end.nextDate));
  expect(piece.nextAuditDate ?? null, 'the piece is due with its earliest mandatory duty').toBe(
    isOut ? null : (dates.sort()[0] ?? null),
  );
}

const reasonOf = (audits: Row[], id: unknown) => audits.find((audit) => audit.id === id)?.nextAuditDateReason;

function resultsAreTrue(told: Told, audits: Row[], deficiencies: Row[]): void {
  const worsened = new Set(
    audits.flatMap(({ followUps }) =>
      parsed(followUps).flatMap(({ deficiency, outcome }) =>
        outcome === 'WORSE' ? [String(deficiency)] : [],
      ),
    ),
  );
  for (const audit of audits) {
    const answers = parsed(audit.answers);
    // Escalation by time or by a later inspection does not contradict this result.
    const own = deficiencies.filter(
      (one) => one.audit === audit.id && one.escalatedOn === null && !worsened.has(String(one.id)),
    );
    const isNegative = own.length > 0 || answers.some(({ answer }) => answer === 'NOT_OKAY');
    const isRed = own.some(({ dangerLevel }) => dangerLevel === 'red');
    if ((isNegative && audit.result === 'OKAY') || (isRed && audit.result === 'REPAIR_CAN_USE'))
      expect(
        Boolean(audit.confirmedContradiction) || Boolean(audit.isUnaware),
        'a contradicting result is confirmed, or waits to be settled',
      ).toBe(true);
    const isAnythingLeft =
      deficiencies.some((one) => one.audit === audit.id) ||
      answers.some(({ answer }) => answer === 'NOT_OKAY') ||
      parsed(audit.followUps).some(
        ({ deficiency, outcome }) =>
          outcome !== 'REMEDIED' && deficiencies.some(({ id }) => id === deficiency),
      );
    if (!isAnythingLeft && audit.result !== 'OKAY')
      expect(
        Boolean(audit.confirmedContradiction) || Boolean(audit.isUnaware),
        'a result that nothing supports any more is kept knowingly, or waits to be settled',
      ).toBe(true);
    if (audit.liftedAt !== null)
      expect(
        Boolean(audit.liftedBy) && Boolean(audit.liftReason),
        'a lifted lock tells by whom and why',
      ).toBe(true);
    const allowed = audit.type === 'light' ? longestLight : told.regulations[audit.type as AuditType].days;
    if (audit.nextAuditDate && String(audit.nextAuditDate) > plus(dayOf(audit.dateAudited), allowed))
      expect(audit.nextAuditDateReason, 'a later date of an inspection has its reason').toBeTruthy();
  }
}

type AuditType = 'expert' | 'light' | 'maintenance';
/** Maximum interval of visual inspections in the sequences, in days. */
const longestLight = 14;

/** Every change of a finished inspection is recorded as a correction. */
async function correctionsAreOnRecord(db: Knex, audits: Row[]): Promise<void> {
  if (audits.length === 0) return;
  const all: Row[] = await db('history')
    .where({ resource: 'audits', operation: 'update' })
    .whereIn(
      'recordId',
      audits.map(({ id }) => String(id)),
    )
    .orderBy('changeNumber')
    .select('recordId', 'before', 'after', 'changeNumber');
  const gone: Row[] = await db('deficiencies as d')
    .join('history as h', 'h.recordId', 'd.id')
    .whereIn(
      'd.audit',
      audits.map(({ id }) => String(id)),
    )
    .where({ 'h.resource': 'deficiencies', 'h.operation': 'delete' })
    .orderBy('h.changeNumber')
    .select('d.id', 'd.audit', 'h.changeNumber');
  for (const audit of audits) {
    const entries = all.filter(({ recordId }) => recordId === audit.id);
    const finished = entries.findIndex(({ after }) => record(after).isFinished === true);
    const changed = entries
      .slice(finished + 1)
      .filter(({ after }) =>
        ['result', 'answers', 'comment', 'followUps'].some((name) => name in record(after)),
      );
    expect(
      parsed(audit.corrections).length,
      'a finished inspection changes by corrections alone',
    ).toBeGreaterThanOrEqual(changed.length);
    for (const correction of parsed(audit.corrections)) expect(correction.reason).toBeTruthy();
    const since = entries[finished]?.changeNumber;
    const removed = parsed(audit.corrections).flatMap(({ before }) => {
      const { deficiency, isRemoved } = record(record(before).deficiencies);
      return isRemoved ? [deficiency] : [];
    });
    expect(removed, 'a deficiency of a finished inspection is deleted by a correction that keeps it').toEqual(
      gone
        .filter(({ audit: of, changeNumber }) => of === audit.id && Number(changeNumber) > Number(since))
        .map(({ id }) => id),
    );
  }
}

function deficienciesAreTrue(told: Told, deficiencies: Row[], tasks: Row[]): void {
  for (const one of deficiencies) {
    const isClosed = one.status === 'COMPLETED';
    if (isClosed && one.lastOutcome !== 'REMEDIED')
      expect(Boolean(one.remedy) && Boolean(one.remediedBy), 'closing has words and a name').toBe(true);
    if (!isClosed && one.dangerLevel === 'orange')
      expect(plus(String(one.orangeSince), 28) > told.today, 'orange does not stay open for ever').toBe(true);
    const task = tasks.find(({ deficiency }) => deficiency === one.id);
    if (task)
      expect(task.status === 'COMPLETED', 'a deficiency and its task are done together').toBe(isClosed);
  }
}

function unawareIsMarked(told: Told, audits: Row[], tasks: Row[]): void {
  for (const { id, isUnaware } of audits) {
    if (!told.unaware.has(String(id))) continue;
    expect(Boolean(isUnaware), 'what was finished without knowledge is marked').toBe(true);
    const settling = tasks.filter(({ audit, type }) => audit === id && type === 'AUDIT');
    expect(settling.length, 'one task settles it').toBe(1);
  }
}

// MySQL returns JSON columns parsed, MariaDB as text.
const parsed = (value: unknown): Row[] =>
  (typeof value === 'string' ? JSON.parse(value) : (value ?? [])) as Row[];
const record = (value: unknown): Row =>
  (typeof value === 'string' ? JSON.parse(value) : (value ?? {})) as Row;
