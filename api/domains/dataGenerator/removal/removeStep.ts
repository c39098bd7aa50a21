import type { EntityName } from '@plumbline/resources/language/names';
import { type KeptRows, surroundingsOf } from '@plumbline/resources/rules/dataGenerator/index';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';
import { stepsPerPiece } from '../makeInspection';
import { runIds } from '../runIds';
import { type RemovalStep, type Run, sumOf, withCounts } from '../runStore';
import type { Step } from '../workOnRun';
import { forgetKeptRows, type KeptRowsOfRun, keptRowsOf, partsOfPiece } from './keptRows';
import { removeRows } from './removeRows';

const piecesAtOnce = 150;
const rowsAtOnce = 500;

/** Removed after the equipment, referenced entities last; includes parts whose equipment was deleted by users. */
const afterPieces = [
  ...partsOfPiece,
  'auditPlannings',
  'products',
  'contacts',
  'locations',
  'equipmentOwners',
] as const;

/** Removes the next rows of a run: equipment with its parts, then what it referred to. */
export const removeStep: Step = async (call, run) => {
  const at = run.removed ?? { begun: call.now.toISOString(), piece: 0, entity: 0, after: '' };
  const kept = await keptRowsOf(call, run, at.begun);
  if (at.piece < run.nextPiece) return removePieces(call, run, { at, kept });
  const name = afterPieces[at.entity];
  if (name) return removeOthers(call, run, { at, kept, name });
  const checklists = await removeChecklists(call, run, kept);
  forgetKeptRows(run, at.begun);
  const left = summary(kept);
  return { checklists, kept: left, state: left.length > 0 ? 'partlyRemoved' : 'removed' };
};

interface Removing {
  at: RemovalStep;
  kept: KeptRowsOfRun;
}

async function removePieces(call: TransactionCall, run: Run, { at, kept }: Removing): Promise<Partial<Run>> {
  const to = Math.min(run.nextPiece, at.piece + piecesAtOnce);
  const ids = runIds(run, 'equipments');
  const rows = await rowsBetween(call, run, 'equipments', { from: ids.at(at.piece), to: ids.at(to - 1) });
  const gone = rows.filter(({ id }) => !isKept(kept, 'equipments', id));
  const counts: Record<string, number> = { equipments: gone.length };
  const pieces = gone.map(({ id }) => String(id));
  for (const part of [...partsOfPiece, 'inspectionDuties'] as const) {
    const parts: Row[] =
      pieces.length === 0
        ? []
        : await call.db(part).where({ instance: run.instance }).whereIn('equipment', pieces);
    await removeRows(call, part, parts);
    counts[part] = parts.filter(({ id }) => runIds(run, part).has(String(id))).length;
  }
  await removeRows(call, 'equipments', gone);
  return { ...progressOf(run, counts), removed: { ...at, piece: to } };
}

interface RemovingOthers extends Removing {
  name: (typeof afterPieces)[number];
}

async function removeOthers(
  call: TransactionCall,
  run: Run,
  { at, kept, name }: RemovingOthers,
): Promise<Partial<Run>> {
  const ids = runIds(run, name);
  const rows = await rowsBetween(call, run, name, {
    from: at.after || ids.at(0),
    isAfter: at.after !== '',
    to: ids.at(mostOf(run, name)),
    limit: rowsAtOnce,
  });
  const gone = rows.filter(({ id }) => !isKept(kept, name, id));
  await removeRows(call, name, gone);
  const last = rows.at(-1);
  const isDone = !last || rows.length < rowsAtOnce;
  return {
    ...progressOf(run, { [name]: gone.length }),
    removed: isDone ? { ...at, entity: at.entity + 1, after: '' } : { ...at, after: String(last.id) },
  };
}

/** An upper limit for the number of a row. */
const mostOf = ({ plan }: Run, name: EntityName): number =>
  (partsOfPiece as readonly EntityName[]).includes(name)
    ? plan.pieces * stepsPerPiece
    : (surroundingsOf(plan).sites + 1) * 10_000;

interface Between {
  from: string;
  isAfter?: boolean;
  to: string;
  limit?: number;
}

async function rowsBetween(
  { db }: TransactionCall,
  run: Run,
  name: EntityName,
  { from, isAfter = false, to, limit }: Between,
): Promise<Row[]> {
  const query = db(name)
    .where({ instance: run.instance })
    .where('id', isAfter ? '>' : '>=', from)
    .where('id', '<=', to)
    // Other rows may have been created in the same milliseconds.
    .whereRaw('right(id, 18) = ?', [from.slice(-18)])
    .orderBy('id');
  if (limit) void query.limit(limit);
  return query;
}

const isKept = ({ rows }: KeptRowsOfRun, name: EntityName, id: unknown): boolean =>
  rows.get(name)?.has(String(id)) ?? false;

/** Checklists created by the run and not used by any inspection; another run may use them. */
async function removeChecklists(
  call: TransactionCall,
  run: Run,
  kept: KeptRowsOfRun,
): Promise<Run['checklists']> {
  const left: Run['checklists'] = [];
  for (const checklist of run.checklists) {
    const { id, isOwn } = checklist;
    const user =
      !isOwn || isKept(kept, 'checklists', id)
        ? true
        : await call.db('audits').where({ instance: run.instance, checklist: id }).first('id');
    if (user) left.push(checklist);
    else
      await removeRows(call, 'checklists', await call.db('checklists').where({ id, instance: run.instance }));
  }
  return left;
}

function progressOf(run: Run, gone: Readonly<Record<string, number>>): Pick<Run, 'made' | 'progressDone'> {
  const made = withCounts(run.made, gone, -1);
  return { made, progressDone: run.progressDone + sumOf(run.made) - sumOf(made) };
}

function summary({ rows }: KeptRowsOfRun): KeptRows[] {
  const counts = new Map<string, KeptRows>();
  for (const [entity, reasons] of rows)
    for (const because of reasons.values()) {
      const key = `${entity} ${because}`;
      const known = counts.get(key) ?? { entity, because, rows: 0 };
      counts.set(key, { ...known, rows: known.rows + 1 });
    }
  return [...counts.values()];
}
