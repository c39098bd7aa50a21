import { definitions } from '@plumbline/resources/entities/index';
import { modelsPerKind, pieceAt } from '@plumbline/resources/rules/dataGenerator/index';
import { currentChangeNumbers } from '../../entities/changeNumber';
import { historyEntry, insertHistory } from '../../entities/history';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import { numberRows } from '../../entities/numberRows';
import { numbersForRows } from '../../entities/refuseTerminated';
import { storeAllNew } from '../../entities/storeTogether';
import { loadSurroundings } from '../duties';
import { appointmentRows } from './makeInspection';
import { pieceRows } from './makePiece';
import { customerAt, freezeChecklists, surroundingRows } from './makeSurroundings';
import { type Run, sumOf, withCounts } from './runStore';
import { loadAnswers, type RunWorld, runWorld } from './runWorld';
import type { Step } from './workOnRun';

/** Number of equipment created per transaction, which other writers of the account wait for. */
const piecesAtOnce = 150;

/** Creates the rows that equipment refers to, then batches of equipment. */
export const fillStep: Step = async (call, run, account) => {
  const world = runWorld(run);
  if (run.nextPiece < 0) return fillSurroundings(call, world);
  const to = Math.min(run.plan.pieces, run.nextPiece + piecesAtOnce);
  const lot = lotOf(world, { from: run.nextPiece, to, escalationDays: account.orangeEscalationDays });
  if (!(await areThere(call, lot.needs))) return { state: 'stopped', reason: 'SURROUNDINGS_GONE' };
  const counted = await store(call, await lotRows(call, world, lot));
  return { ...progressOf(run, counted), nextPiece: to, ...(to === run.plan.pieces ? { state: 'done' } : {}) };
};

async function fillSurroundings(call: TransactionCall, world: RunWorld): Promise<Partial<Run>> {
  const { run } = world;
  const [firstNumber = 0] = await currentChangeNumbers(call.db, [run.instance]);
  const checklists = await freezeChecklists(call, run);
  const counted = await store(call, await surroundingRows(call, world));
  return { ...progressOf(run, counted), state: 'running', firstNumber, checklists, nextPiece: 0 };
}

interface Range {
  from: number;
  to: number;
  escalationDays: number | null;
}
type Lot = ReturnType<typeof lotOf>;

/** A batch of equipment and what it refers to. */
function lotOf(world: RunWorld, { from, to, escalationDays }: Range) {
  const { plan, idsOf, siteId, hallId, ownerId } = world;
  const pieces = Array.from({ length: to - from }, (_, index) => pieceAt(plan, from + index));
  const sites = [...new Set(pieces.map(({ site }) => site))];
  const halls = [...new Set(pieces.map(({ site, hall }) => hallId(site, hall)))];
  const models = plan.kinds.length * modelsPerKind;
  const owners = sites.flatMap((site) => ownerId(customerAt(world, site)) ?? []);
  return {
    pieces,
    sites,
    escalationDays,
    needs: {
      locations: [...sites.map(siteId), ...halls],
      equipmentOwners: [...new Set(owners)],
      products: Array.from({ length: models }, (_, model) => idsOf('products').at(model)),
    },
  };
}

/** Users may have deleted some of it in the meantime. */
async function areThere({ db }: TransactionCall, needs: Lot['needs']): Promise<boolean> {
  for (const [name, ids] of Object.entries(needs)) {
    const [found] = await db(name).whereIn('id', ids).where({ deletedAt: null }).count({ rows: '*' });
    if (Number(found?.rows) !== ids.length) return false;
  }
  return true;
}

async function lotRows(
  call: TransactionCall,
  world: RunWorld,
  { pieces, sites, escalationDays, needs }: Lot,
): Promise<StoredRow[]> {
  const { plan, run } = world;
  const surroundings = await loadSurroundings(call, run.instance, needs);
  const pieceWorld = { ...world, surroundings, answers: await loadAnswers(call.db, run), escalationDays };
  const first = pieces[0]?.n ?? 0;
  const begun = first > 0 ? pieceAt(plan, first - 1).site : -1;
  return [
    ...sites.filter((site) => site > begun).flatMap((site) => appointmentRows(call, world, site)),
    ...pieces.flatMap(({ n }) => pieceRows(call, pieceWorld, n)),
  ];
}

/** Writes the rows with change numbers and history; returns their number by entity. */
async function store(call: TransactionCall, rows: readonly StoredRow[]): Promise<Record<string, number>> {
  numberRows(rows, await numbersForRows(call, definitions.equipments, call.actor.instance, rows.length));
  await storeAllNew(call.db, rows);
  await insertHistory(call.db, rows.map(historyEntry));
  const counted: Record<string, number> = {};
  for (const { entity } of rows) counted[entity.name] = (counted[entity.name] ?? 0) + 1;
  return counted;
}

function progressOf(run: Run, counted: Readonly<Record<string, number>>): Pick<Run, 'made' | 'progressDone'> {
  const made = withCounts(run.made, counted);
  return { made, progressDone: sumOf(made) };
}
