import type { listCandidates as contract } from '@plumbline/resources/commands/planning';
import { auditType } from '@plumbline/resources/language/choices/choices';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { downwards } from '@plumbline/resources/rules/places/locationTree';
import type { Obstacle } from '@plumbline/resources/rules/planning/whyNotChoosable';
import { asSystem, type Call } from '../../entities/call';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { checkPlanningEligibility, type Eligibility } from './checkPlanningEligibility';

type Query = InputOf<typeof contract>;
export type Candidates = AnswerOf<typeof contract>;
type Candidate = Candidates['rows'][number];
const pageLimit = 200;
const searchLimit = 300;

/**
 * Equipment that could be added to a planning, with the obstacle if it cannot; `where: 'anywhere'` also searches
 * outside the location.
 */
export async function listCandidates(call: Call, query: Query): Promise<Candidates> {
  const { location, type, owner, auditor, planning, q, dueUntil } = query;
  const place = await getTyped(call, 'locations', location);
  const wanted = {
    id: planning ?? null,
    owner: owner ?? place.owner,
    location,
    type,
    auditor: auditor ?? null,
  };
  const isAnywhere = query.where === 'anywhere';
  const isSearch = Boolean(q?.trim());
  const locations = await listTyped(asSystem(call, call.actor.instance), 'locations');
  const equipments = await listTyped(call, 'equipments', {
    filter: {
      ...(isSearch ? { q } : { isArchived: false }),
      // Outside the location: the customer's equipment; other customers' only in a search.
      ...(isAnywhere
        ? isSearch
          ? {}
          : { owner: wanted.owner }
        : { location: [...downwards(locations, location)] }),
    },
    ...(isAnywhere ? { range: [0, searchLimit - 1] as [number, number] } : {}),
  });
  const checked = (await checkPlanningEligibility(call, wanted, equipments)).filter(
    ({ mandatoryDate }) => !dueUntil || (mandatoryDate !== null && mandatoryDate <= dueUntil),
  );
  const present = await onPlanning(call, wanted.id);
  const open = checked.filter(({ equipment }) => !present.has(equipment.id));
  const isChoosable = ({ obstacle }: Eligibility) => obstacle === null || obstacle === 'OTHER_LOCATION';
  const shown = (query.only === 'choosable' ? open.filter(isChoosable) : checked).sort(
    byIdent(call.actor.language),
  );
  const from = query.from ?? 0;
  const page = shown.slice(from, from + Math.min(query.size ?? 50, pageLimit));
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return {
    rows: await candidatesOf(call, page, { names, present }),
    total: shown.length,
    choosable: open.filter(({ obstacle }) => obstacle === null).map(({ equipment }) => equipment.id),
    refused: countBy(open.flatMap(({ obstacle }) => obstacle ?? [])),
    fitting: isAnywhere ? {} : await fittingTypes(call, [...downwards(locations, location)], dueUntil),
    isCut: isAnywhere && equipments.length === searchLimit,
  };
}

/** Number of equipment with a regulation at these locations, for each type of inspection; only due ones if limited. */
async function fittingTypes(
  { db, actor }: Call,
  places: readonly string[],
  dueUntil: string | undefined,
): Promise<Record<string, number>> {
  const rows: { type: string; count: number }[] = await db('inspectionDuties')
    .where({ instance: actor.instance, deletedAt: null })
    .whereIn('type', auditType.values)
    .whereIn('location', places)
    .whereNotNull('regulation')
    .modify((query) => {
      if (dueUntil) query.where('isMandatory', true).where('nextDate', '<=', dueUntil);
    })
    .groupBy('type')
    .select('type', { count: db.raw('count(distinct equipment)') });
  return Object.fromEntries(rows.map(({ type, count }) => [type, Number(count)]));
}

async function onPlanning(call: Call, planning: string | null): Promise<Set<string | null>> {
  if (!planning) return new Set();
  await getTyped(call, 'auditPlannings', planning);
  const audits = await listTyped(asSystem(call, call.actor.instance), 'audits', { filter: { planning } });
  return new Set(audits.map((audit) => audit.equipment));
}

async function candidatesOf(
  call: Call,
  checked: readonly Eligibility[],
  { names, present }: Surroundings,
): Promise<Candidate[]> {
  const idsOf = (name: 'product' | 'category') => [
    ...new Set(checked.flatMap(({ equipment }) => equipment[name] ?? [])),
  ];
  const [products, categories] = await Promise.all([
    listTyped(call, 'products', { filter: { id: idsOf('product') } }),
    listTyped(call, 'categories', { filter: { id: idsOf('category') } }),
  ]);
  const productNames = new Map(
    products.map(({ id, manufacturer, name }) => [id, [manufacturer, name].filter(Boolean).join(' ')]),
  );
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return checked.map(({ equipment, regulation, appointment, obstacle, dutyDate, isNeverInspected }) => {
    const { id, identNumber, qrCode, serialNumber, place, lastAuditDate, nextAuditDate, lastAuditResult } =
      equipment;
    const isPlanned = present.has(id);
    return {
      id,
      identNumber,
      qrCode,
      serialNumber,
      place,
      lastAuditDate,
      nextAuditDate,
      dutyDate,
      isNeverInspected,
      isLocked: equipment.isLocked === true,
      lastAuditResult,
      locationName: names.get(equipment.location) ?? null,
      productName: productNames.get(equipment.product) ?? null,
      categoryName: (equipment.category && categoryNames.get(equipment.category)) || null,
      obstacle: isPlanned ? null : obstacle,
      appointment,
      regulation: regulation && { id: regulation.id, shortName: regulation.shortName, name: regulation.name },
      isPlanned,
    };
  });
}

interface Surroundings {
  names: ReadonlyMap<string, string>;
  present: ReadonlySet<string | null>;
}

// Natural order: "REG-2" before "REG-10".
function byIdent(language: string): (a: Eligibility, b: Eligibility) => number {
  const { compare } = new Intl.Collator(language.slice(0, 2), { numeric: true });
  return (a, b) => compare(a.equipment.identNumber, b.equipment.identNumber);
}

function countBy(obstacles: readonly Obstacle[]): Partial<Record<Obstacle, number>> {
  const counts: Partial<Record<Obstacle, number>> = {};
  for (const obstacle of obstacles) counts[obstacle] = (counts[obstacle] ?? 0) + 1;
  return counts;
}
