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

/** Rows of a run that stay, by entity and id, each with the reason. */
export interface KeptRowsOfRun {
  rows: Map<EntityName, Map<string, KeptBecause>>;
  /** The last change of the account that it takes into account. */
  upTo: number;
}

/** What goes and stays with a piece: all of it or nothing. */
export const partsOfPiece = ['tasks', 'deficiencies', 'audits'] as const;
/** Entities a run makes rows of whose ids tell the run. */
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
 * The rows of the run that a removal leaves: those that people changed since, those that rows of theirs refer to, and whatever
 * such a row needs or is made of. What refers to a row of the run was written after it, so the account's history since the
 * run names it; what other steps of this process found out is not asked again. The account is locked.
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

/** Adds what follows from that which people wrote in the account since. */
async function followHistory(call: TransactionCall, run: Run, known: KeptRowsOfRun): Promise<void> {
  const entries: Row[] = await call
    .db('history')
    .where({ instance: run.instance })
    // Leads to the index; by how much clocks may differ does not matter.
    .where('at', '>=', new Date(run.startedAt.getTime() - aDay))
    .where('changeNumber', '>', known.upTo)
    .whereNotNull('user')
    .whereNot('user', CATALOGUE_ID)
    // What follows from a deletion nobody entered.
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
        // What people deleted they do not want; the removal takes it out of the bin.
        if (row.deletedAt === null) keep(name, String(row.id), 'changed');
        return;
      }
      // Duties follow from their piece; what people state of one they state of the piece.
      if (name !== 'inspectionDuties') for (const [to, id] of pointersOf(name, row)) keep(to, id, 'referred');
      else if (row.deletedAt === null) keep('equipments', String(row.equipment), 'changed');
    },

    /** What kept rows need, and what is a part of them, until nothing comes any more. */
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
        // Of an appointment that people work with its inspections stay; one that is only needed has them no more.
        const own = lot.filter(({ because }) => because !== 'belongs');
        await keepParts('audits', 'planning', idsOf('auditPlannings', own));
      }
    },
  };
}

/** Whether the run made the row. */
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

/** Rows of the account, deleted ones included, whose field has one of the values. */
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
