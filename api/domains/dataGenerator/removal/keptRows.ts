import { definitions, entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { KeptBecause } from '@plumbline/resources/rules/dataGenerator/index';
import type { TransactionCall } from '../../../entities/hooks';
import { pointersIn } from '../../../entities/pointersIn';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { type RunIds, runIds } from '../runIds';
import type { Run } from '../runStore';

/** Rows of a run that are kept, by entity and id, with the reason. */
export interface KeptRowsOfRun {
  rows: Map<EntityName, Map<string, KeptBecause>>;
  /** The last change number of the account taken into account. */
  upTo: number;
}

/** Kept or removed together with their equipment. */
export const partsOfPiece = ['tasks', 'deficiencies', 'audits'] as const;
/** Entities whose rows of a run are recognised by their id. */
export const madeEntities = [
  ...partsOfPiece,
  'equipments',
  'auditPlannings',
  'products',
  'contacts',
  'locations',
  'equipmentOwners',
] as const;
const kept = new Map<string, KeptRowsOfRun>();
const keyOf = ({ id }: Pick<Run, 'id'>, begun: string): string => `${id} ${begun}`;
const aDay = 24 * 3600 * 1000;

/**
 * The rows of the run that a removal keeps: rows changed by users since, rows that users' rows refer to, and rows
 * these need or consist of. A reference to a row of the run was written later, so it is in the account's history
 * since; results of earlier steps in this process are cached. The account must be locked.
 */
export async function keptRowsOf(call: TransactionCall, run: Run, begun: string): Promise<KeptRowsOfRun> {
  const known = kept.get(keyOf(run, begun)) ?? { rows: new Map(), upTo: run.firstNumber };
  const counter: Row | undefined = await call
    .db('changeCounters')
    .where({ instance: run.instance })
    .first('value');
  const upTo = Number(counter?.value ?? 0);
  if (upTo > known.upTo) await followHistory(call, run, known);
  const next = { rows: known.rows, upTo };
  kept.set(keyOf(run, begun), next);
  return next;
}

export const forgetKeptRows = (run: Pick<Run, 'id'>, begun: string): void =>
  void kept.delete(keyOf(run, begun));

/** Adds what follows from later changes by users in the account. */
async function followHistory(call: TransactionCall, run: Run, known: KeptRowsOfRun): Promise<void> {
  const entries: Row[] = await call
    .db('history')
    .where({ instance: run.instance })
    // Uses the index; clock differences do not matter here.
    .where('at', '>=', new Date(run.startedAt.getTime() - aDay))
    .where('changeNumber', '>', known.upTo)
    .whereNotNull('user')
    .whereNot('user', CATALOGUE_ID)
    // Excludes changes caused by a deletion.
    .whereNull('origin')
    .distinct('resource', 'recordId');
  const written = new Map<EntityName, string[]>();
  for (const { resource, recordId } of entries) {
    const name = String(resource);
    if (isEntityName(name)) written.set(name, [...(written.get(name) ?? []), String(recordId)]);
  }
  const keeper = keeperOf(call, run, known.rows);
  for (const [name, ids] of written)
    for (const row of await readRows(call, name, { id: ids })) keeper.noteWritten(name, row);
  await keeper.settle();
}

function keeperOf(call: TransactionCall, run: Run, rows: KeptRowsOfRun['rows']) {
  let waiting: { name: EntityName; id: string; because: KeptBecause }[] = [];
  const owns = ownerOf(run);

  const keep = (name: EntityName, id: string, because: KeptBecause): void => {
    if (!owns(name, id)) return;
    const ofEntity = rows.get(name) ?? new Map<string, KeptBecause>();
    const known = ofEntity.get(id);
    if (known !== undefined && (known !== 'belongs' || because === 'belongs')) return;
    rows.set(name, ofEntity.set(id, because));
    waiting.push({ name, id, because });
  };
  const keepParts = async (name: EntityName, field: string, wholes: readonly string[]) => {
    for (const { id } of await readRows(call, name, { [field]: wholes })) keep(name, String(id), 'belongs');
  };
  return {
    noteWritten(name: EntityName, row: Row): void {
      if (owns(name, String(row.id))) {
        // Rows deleted by users are not wanted; the removal deletes them from the bin.
        if (row.deletedAt === null) keep(name, String(row.id), 'changed');
        return;
      }
      // Duties follow from their equipment, so a stated inspection counts as a change of the equipment.
      if (name !== 'inspectionDuties') for (const [to, id] of pointersOf(name, row)) keep(to, id, 'referred');
      else if (row.deletedAt === null) keep('equipments', String(row.equipment), 'changed');
    },

    /** Adds rows that kept rows need or consist of, until there are no more. */
    async settle(): Promise<void> {
      while (waiting.length > 0) {
        const lot = waiting;
        waiting = [];
        const idsOf = (name: EntityName, those = lot) =>
          those.filter((one) => one.name === name).map(({ id }) => id);
        for (const name of new Set(lot.map((one) => one.name)))
          for (const row of await readRows(call, name, { id: idsOf(name) }))
            for (const [to, id] of pointersOf(name, row)) keep(to, id, 'belongs');
        for (const part of partsOfPiece) await keepParts(part, 'equipment', idsOf('equipments'));
        // An appointment that users work with keeps its inspections; one that is only needed does not.
        const own = lot.filter(({ because }) => because !== 'belongs');
        await keepParts('audits', 'planning', idsOf('auditPlannings', own));
      }
    },
  };
}

/** Returns whether a row was created by the run. */
function ownerOf(run: Run): (name: EntityName, id: string) => boolean {
  const ids = new Map<EntityName, RunIds>(madeEntities.map((name) => [name, runIds(run, name)]));
  const checklists = new Set(run.checklists.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])));
  return (name, id) => (name === 'checklists' ? checklists.has(id) : (ids.get(name)?.has(id) ?? false));
}

function pointersOf(name: EntityName, row: Row): [EntityName, string][] {
  const entity: AnyEntity = definitions[name];
  return Object.entries(entity.fields).flatMap(([field, definition]) =>
    pointersIn(row[field], definition).flatMap(([to, ids]) =>
      ids.map((id): [EntityName, string] => [to, id]),
    ),
  );
}

/** Rows of the account, including deleted ones, whose field has one of the values. */
async function readRows(
  { db, actor }: TransactionCall,
  name: EntityName,
  wanted: Readonly<Record<string, readonly string[]>>,
): Promise<Row[]> {
  const { read } = rowMapper(entities[name]);
  const found: Row[] = [];
  for (const [field, values] of Object.entries(wanted))
    for (let from = 0; from < values.length; from += atOnce) {
      const rows: Row[] = await db(name)
        .where({ instance: actor.instance })
        .whereIn(field, values.slice(from, from + atOnce));
      found.push(...rows.map(read));
    }
  return found;
}

const atOnce = 500;
