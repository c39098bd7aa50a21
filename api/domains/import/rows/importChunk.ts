import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { asItLooks } from '@plumbline/resources/language/exchange/codecs/texts';
import { fieldParts } from '@plumbline/resources/language/fields/fieldParts';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type {
  ImportCounts,
  ImportNotice,
  ImportPlan,
  ImportProblem,
} from '@plumbline/resources/rules/import/importSession';
import { belongsTo } from '@plumbline/resources/rules/import/planProblems';
import { ApiError } from '../../../base/errors/errors';
import type { TransactionCall } from '../../../entities/hooks';
import { differences } from '../../../entities/rowChanges';
import type { Row } from '../../../entities/rowMapper';
import { lockAccount, type ManyOutcome, type ManyWrite, writeMany } from '../../../entities/writeMany';
import type { ListRow } from '../reading/listRow';
import { isNothing, namedBy, type Passed, type ReferenceResolver, sameName } from '../references/resolver';
import { besidesOf } from './besidesOf';
import { findExisting } from './findExisting';
import { mergeParts, withoutKey } from './mergeParts';
import { problemAt, type ReadRow, type RowReader } from './readRow';
import type { TakenValues } from './takenValues';

export interface ChunkContext {
  entity: AnyEntity;
  plan: ImportPlan;
  reader: RowReader;
  references: readonly ReferenceResolver<string | string[]>[];
  isDry: boolean;
  counts: ImportCounts;
  onProblem: (problem: ImportProblem) => void;
  onNotice: (notice: ImportNotice) => void;
  onCreated: (id: string) => void;
  /** Existing rows, by id, with the number of the list row that matched each. */
  claimed: Map<string, number>;
  taken: TakenValues;
}

/** Number of the first list row for each key; a key may occur only once in a list. */
export type FirstSeen = ReadonlyMap<string, number>;

/** Processes a batch of rows: reads them, resolves references, checks rights and values, and writes the valid ones. */
export async function importChunk(
  call: TransactionCall,
  context: ChunkContext,
  list: readonly ListRow[],
  firstSeen: FirstSeen,
): Promise<void> {
  const { entity, reader, isDry } = context;
  if (!isDry) await lockAccount(call, entity);
  const rows = list.map(reader.read);
  for (const row of rows) refuseRepeated(context, row, firstSeen);
  await resolveReferences(call, context, rows);
  const named = rows.filter(({ isRefused }) => !isRefused);
  const found = await writesFor(call, context, named);
  const owned = named.map((row, index) => refuseOwnerless(call, context, row, found[index]));
  const accepted = named.filter((_, index) => owned[index]);
  const writes = found.filter((_, index) => owned[index]);
  const meant = accepted.map((row, index) => refuseClaimed(context, row, writes[index]?.before));
  const shared = await sharedRows(call, context, writes);
  const known = sharedAlready(context, shared);
  const own = accepted.flatMap((row, index) => {
    const write = writes[index];
    return write && meant[index] && !known.has(write) ? [{ row, write }] : [];
  });
  const outcomes = await writeMany(
    call,
    entity,
    own.map(({ write }) => write),
    { isDry },
  );
  for (const [index, { row, write }] of own.entries()) {
    takeOutcome(context, { row, write }, outcomes[index]);
    if (shared.has(write) && outcomes[index]?.outcome === 'created') context.counts.twins += 1;
  }
  context.counts.unchanged += known.size;
  for (const row of rows) if (row.isRefused) context.counts.refused += 1;
  context.counts.rows += rows.length;
  for (const row of rows) {
    for (const problem of row.problems) report(context, problem);
    if (!row.isRefused) for (const notice of row.notices) tell(context, notice);
  }
}

function refuseRepeated({ entity, reader }: ChunkContext, row: ReadRow, firstSeen: FirstSeen): void {
  const name = entity.exchange?.key ?? '';
  const column = reader.columnOf(name);
  const cell = row.cells[column?.index ?? -1];
  const key = reader.keyOf(row);
  if (key === null) {
    if (!row.isRefused)
      row.problems.push(problemAt(row.row, column, cell, { message: 'validation.required' }));
    row.isRefused = true;
    return;
  }
  const first = firstSeen.get(key);
  if (first === undefined || first === row.row) return;
  row.isRefused = true;
  row.problems.push(
    problemAt(row.row, column, cell, { message: 'import.problem.repeated', args: { row: first } }),
  );
}

/**
 * Whether the row has a customer, exists already, or the user chose to import rows without one; otherwise it is
 * refused.
 */
function refuseOwnerless(
  { actor }: TransactionCall,
  { entity, plan, reader }: ChunkContext,
  row: ReadRow,
  write: ManyWrite | undefined,
): boolean {
  const name = plan.ownerless ? undefined : belongsTo(entity, actor.instanceType);
  if (name === undefined || write?.before || write?.values[name]) return true;
  const column = reader.columnOf(name);
  row.problems.push(
    problemAt(row.row, column, row.cells[column?.index ?? -1], { message: 'import.problem.noCustomer' }),
  );
  row.isRefused = true;
  return false;
}

/** Whether no earlier list row matched the same existing row, e.g. by its name in another language. */
function refuseClaimed(
  { entity, reader, claimed }: ChunkContext,
  row: ReadRow,
  before?: Row | null,
): boolean {
  if (!before) return true;
  const first = claimed.get(String(before.id)) ?? row.row;
  claimed.set(String(before.id), first);
  if (first === row.row) return true;
  const column = reader.columnOf(entity.exchange?.key ?? '');
  const expected = { message: 'import.problem.repeated', args: { row: first } };
  row.problems.push(problemAt(row.row, column, row.cells[column?.index ?? -1], expected));
  row.isRefused = true;
  return false;
}

/** Replaces names by the ids of the referenced rows, and drops read-only values that only served to identify them. */
async function resolveReferences(
  call: TransactionCall,
  context: ChunkContext,
  rows: readonly ReadRow[],
): Promise<void> {
  for (const reference of context.references) {
    const named = rows.map((row) => namedBy(row, reference));
    await reference.load(call, named);
    for (const [index, row] of rows.entries()) {
      const own = named[index];
      if (row.isRefused || !own || isNothing(own)) continue;
      const resolved = await reference.resolve(call, own).catch(asExpected);
      if ('expected' in resolved) refuseReference(context, row, reference.field, resolved.expected);
      else if (resolved.id !== null) row.values[reference.field] = resolved.id;
      if ('passed' in resolved) notePassed(context, row, reference.field, resolved.passed);
    }
  }
  const { fields } = context.entity;
  for (const { values } of rows)
    for (const name of Object.keys(values)) if (fields[name]?.readOnly) delete values[name];
}

function notePassed({ reader }: ChunkContext, row: ReadRow, field: string, passed: Passed = {}): void {
  for (const [detail, expected] of Object.entries(passed)) {
    const column = reader.columnOf(`${field}.${detail}`);
    row.notices.push(problemAt(row.row, column, row.cells[column?.index ?? -1], expected));
  }
}

function refuseReference(
  { entity, reader, plan }: ChunkContext,
  row: ReadRow,
  field: string,
  expected: ImportProblem['expected'],
): void {
  const column = reader.columnOf(field) ?? reader.columns.find(({ target }) => target.through === field);
  row.problems.push(problemAt(row.row, column, row.cells[column?.index ?? -1], expected));
  if (plan.unreadable === 'refuseRow' || entity.fields[field]?.required) row.isRefused = true;
}

// An error while creating a missing row becomes a problem of the rows that refer to it.
function asExpected(error: unknown): { expected: ImportProblem['expected'] } {
  if (!(error instanceof ApiError)) throw error;
  const [first] = Object.values(error.errors ?? {});
  return {
    expected: first ?? {
      message: error.code === 'FORBIDDEN' ? 'import.problem.mayNotCreate' : `errors.${error.code}`,
    },
  };
}

async function writesFor(
  call: TransactionCall,
  context: ChunkContext,
  rows: readonly ReadRow[],
): Promise<ManyWrite[]> {
  const { entity, plan, isDry } = context;
  const existing = await findExisting(
    call,
    entity,
    plan,
    rows.map(({ values }) => values),
    { isLocked: !isDry },
  );
  return rows.map((row, index) => {
    const before = existing[index] ?? null;
    const { values, ...besides } = besidesOf(entity, row.values, plan.existing);
    if (before === null)
      return {
        before,
        values: { ...plan.target, ...mergeParts(entity, { before: {}, values }, plan) },
        ...besides,
      };
    const kept = plan.existing === 'overwrite' ? values : onlyNew(context, { ...row, values }, before);
    const rest = withoutKey(entity, { before, values: kept });
    const merged = mergeParts(entity, { before, values: rest }, plan);
    return { before, values: withoutLooks(before, merged), ...besides };
  });
}

/** Values for empty fields only; other values that differ from the stored ones are reported as notices. */
function onlyNew({ entity, reader }: ChunkContext, row: ReadRow, before: Row): Row {
  const isFree = (name: string) => before[name] === null || isInParts(entity, name);
  const passed = Object.entries(row.values).filter(([name]) => !isFree(name));
  for (const [name, value] of passed) {
    if (name === entity.exchange?.key || sameName(value) === sameName(before[name])) continue;
    const column = reader.columnOf(name);
    const isShown = ['string', 'number'].includes(typeof before[name]) && !isReference(entity.fields[name]);
    const expected = isShown
      ? { message: 'import.notice.kept', args: { stored: String(before[name]) } }
      : { message: 'import.notice.keptOther' };
    if (column) row.notices.push(problemAt(row.row, column, row.cells[column.index], expected));
  }
  return Object.fromEntries(Object.entries(row.values).filter(([name]) => isFree(name)));
}

const isInParts = ({ fields }: AnyEntity, name: string): boolean => {
  const field = fields[name];
  return field !== undefined && fieldParts(field).length > 0;
};

// Cells are read as they look; this must not count as a change of a stored text with outer or no-break spaces.
const withoutLooks = (before: Row, values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const stored = before[name];
      return !(typeof stored === 'string' && stored !== value && asItLooks(stored) === value);
    }),
  );

type Shared = ReadonlyMap<ManyWrite, Row>;

/** New rows that match one of the shared catalogue, with that row. */
async function sharedRows(
  call: TransactionCall,
  { entity, plan }: ChunkContext,
  writes: readonly ManyWrite[],
): Promise<Shared> {
  const fresh = writes.filter(({ before }) => before === null);
  const drafts = fresh.map(({ values }) => values);
  const rows = await findExisting(call, entity, plan, drafts, { isLocked: false, isShared: true });
  return new Map(
    fresh.flatMap((write, index) => {
      const row = rows[index];
      return row ? [[write, row] as const] : [];
    }),
  );
}

/** New rows equal to the shared one: nothing is written for them. */
function sharedAlready({ entity, plan }: ChunkContext, shared: Shared): ReadonlySet<ManyWrite> {
  const isSame = ([{ values }, row]: readonly [ManyWrite, Row]): boolean => {
    const said = mergeParts(entity, { before: row, values }, { ...plan, existing: 'overwrite' });
    return differences(entity, row, { ...row, ...withoutLooks(row, said) }).length === 0;
  };
  return new Set([...shared].filter(isSame).map(([write]) => write));
}

function takeOutcome(
  context: ChunkContext,
  { row, write }: { row: ReadRow; write: ManyWrite },
  outcome: ManyOutcome | undefined,
): void {
  if (!outcome) return;
  const values = { ...write.before, ...write.values };
  if (outcome.outcome !== 'refused') {
    context.counts[outcome.outcome] += 1;
    if (outcome.outcome === 'created') context.onCreated(outcome.id);
    context.taken.note(row.row, values);
    notePassedDates(context, row, write);
    return;
  }
  row.isRefused = true;
  const { error } = outcome;
  const fields = Object.entries(error.errors ?? {});
  for (const [name, refusal] of fields) {
    const first =
      refusal.message === 'validation.unique' ? context.taken.rowWith(row.row, name, values) : undefined;
    const expected =
      first === undefined ? refusal : { message: 'import.problem.repeatedValue', args: { row: first } };
    const column = context.reader.columnOf(name);
    row.problems.push(
      column
        ? problemAt(row.row, column, row.cells[column.index], expected)
        : problemAt(row.row, undefined, null, { ...expected, args: { ...expected.args, fieldName: name } }),
    );
  }
  if (fields.length === 0)
    row.problems.push(
      problemAt(row.row, undefined, null, {
        message: error.code === 'FORBIDDEN' ? 'import.problem.mayNotWrite' : `errors.${error.code}`,
      }),
    );
}

/** Reports the values that hooks skipped in a written row, at their cells. */
function notePassedDates({ reader }: ChunkContext, row: ReadRow, { besides }: ManyWrite): void {
  for (const [path, expected] of Object.entries(besides?.passed ?? {})) {
    const column = reader.columnOf(path);
    const told = expected.message.startsWith('import.notice.') ? row.notices : row.problems;
    told.push(problemAt(row.row, column, row.cells[column?.index ?? -1], expected));
  }
}

function tell({ counts, onNotice }: ChunkContext, notice: ImportNotice): void {
  counts.notices += 1;
  onNotice(notice);
}

function report({ counts, onProblem }: ChunkContext, problem: ImportProblem): void {
  counts.problems += 1;
  if (problem.column !== null) counts.byColumn[problem.column] = (counts.byColumn[problem.column] ?? 0) + 1;
  onProblem(problem);
}
