import type { auditResult, ChoiceOf } from '@plumbline/resources/language/choices/choices';
import { auditType } from '@plumbline/resources/language/choices/choices';
import { isDay } from '@plumbline/resources/language/fields/checks';
import { isId } from '@plumbline/resources/language/ids';
import type { Localized } from '@plumbline/resources/language/languages';
import { downwards } from '@plumbline/resources/rules/places/locationTree';
import type { Appointment, Obstacle } from '@plumbline/resources/rules/planning/whyNotChoosable';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call } from '../../entities/call';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { checkPlanningEligibility, type Eligibility } from './checkPlanningEligibility';

export interface Candidate {
  id: string;
  identNumber: string;
  qrCode: string | null;
  serialNumber: string | null;
  place: string | null;
  locationName: string | null;
  productName: string | null;
  categoryName: Localized | null;
  lastAuditDate: string | null;
  nextAuditDate: string | null;
  /** When it is due for the type of inspection that is planned. */
  dutyDate: string | null;
  /** Never inspected by the regulation of that type. */
  isNeverInspected: boolean;
  isLocked: boolean;
  lastAuditResult: ChoiceOf<typeof auditResult> | null;
  obstacle: Obstacle | null;
  appointment: Appointment | null;
  regulation: { id: string; shortName: string; name: Localized } | null;
  /** Stands on this planning already. */
  isPlanned: boolean;
}

export interface Candidates {
  rows: Candidate[];
  total: number;
  /** Ids of all that match and can be chosen, whatever the page. */
  choosable: string[];
  /** How many of the matching ones cannot, by reason. */
  refused: Partial<Record<Obstacle, number>>;
  /** Not all that match were looked at: ask for a narrower search. */
  isCut: boolean;
}

type Query = Readonly<Record<string, unknown>>;
const pageLimit = 200;
const searchLimit = 300;

/**
 * The equipment that could be put on a planning, with the reason where it cannot. Query: `location` and `type` (required),
 * `owner`, `auditor`, `planning`, `q`, `from`, `size`, `only=choosable`, `dueUntil=YYYY-MM-DD` (due for this type of
 * inspection); `where=anywhere` searches beyond the location.
 */
export async function listCandidates(call: Call, query: Query): Promise<Candidates> {
  const { location, type, owner, auditor, planning, q } = query;
  if (!isId(location)) return fail('BAD_QUERY', { field: 'location' });
  if (!auditType.values.some((known) => known === type)) fail('BAD_QUERY', { field: 'type' });
  const place = await getTyped(call, 'locations', location);
  const wanted = {
    id: isId(planning) ? planning : null,
    owner: isId(owner) ? owner : place.owner,
    location,
    type: String(type),
    auditor: isId(auditor) ? auditor : null,
  };
  const isAnywhere = query.where === 'anywhere';
  const isSearch = typeof q === 'string' && q.trim() !== '';
  const locations = await listTyped(asSystem(call, call.actor.instance), 'locations');
  const equipments = await listTyped(call, 'equipments', {
    filter: {
      ...(isSearch ? { q } : { isArchived: false }),
      // Beyond the place: the customer's own first; other people's only for the person who looks for a certain piece.
      ...(isAnywhere
        ? isSearch
          ? {}
          : { owner: wanted.owner }
        : { location: [...downwards(locations, location)] }),
    },
    ...(isAnywhere ? { range: [0, searchLimit - 1] as [number, number] } : {}),
  });
  const dueUntil = query.dueUntil === undefined ? null : dayIn(query.dueUntil);
  const checked = (await checkPlanningEligibility(call, wanted, equipments)).filter(
    ({ dutyDate }) => dueUntil === null || (dutyDate !== null && dutyDate <= dueUntil),
  );
  const present = await onPlanning(call, wanted.id);
  const open = checked.filter(({ equipment }) => !present.has(equipment.id));
  const isChoosable = ({ obstacle }: Eligibility) => obstacle === null || obstacle === 'OTHER_LOCATION';
  const shown = (query.only === 'choosable' ? open.filter(isChoosable) : checked).sort(
    byIdent(call.actor.language),
  );
  const from = wholeNumber(query.from, 0);
  const page = shown.slice(from, from + Math.min(wholeNumber(query.size, 50), pageLimit));
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return {
    rows: await candidatesOf(call, page, { names, present }),
    total: shown.length,
    choosable: open.filter(({ obstacle }) => obstacle === null).map(({ equipment }) => equipment.id),
    refused: countBy(open.flatMap(({ obstacle }) => obstacle ?? [])),
    isCut: isAnywhere && equipments.length === searchLimit,
  };
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

// "REG-2" before "REG-10", as people number their racks.
function byIdent(language: string): (a: Eligibility, b: Eligibility) => number {
  const { compare } = new Intl.Collator(language.slice(0, 2), { numeric: true });
  return (a, b) => compare(a.equipment.identNumber, b.equipment.identNumber);
}

function countBy(obstacles: readonly Obstacle[]): Partial<Record<Obstacle, number>> {
  const counts: Partial<Record<Obstacle, number>> = {};
  for (const obstacle of obstacles) counts[obstacle] = (counts[obstacle] ?? 0) + 1;
  return counts;
}

const dayIn = (value: unknown): string => (isDay(value) ? value : fail('BAD_QUERY', { field: 'dueUntil' }));

function wholeNumber(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? number : fail('BAD_QUERY', { field: 'from' });
}
