import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions, entities } from '@plumbline/resources/entities/index';
import type { Fields } from '@plumbline/resources/language/fields/field';
import { newId } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import { canonical } from '@plumbline/resources/rules/reports/canonical';
import type { ReportRows } from '@plumbline/resources/rules/reports/ReportRows';
import { reportContent } from '@plumbline/resources/rules/reports/reportContent';
import { isKept } from '@plumbline/resources/rules/sync/shards';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { keepPicture } from '../../../platform/testing/keepPicture';
import { sampleOf } from '../../../platform/testing/sampleOf';
import { buildReportContext } from '../context/buildReportContext';
import { loadReportData, type ReportData } from '../context/loadReportData';
import { useReportWorld } from '../testing/reportWorld';

const database = useTestDatabase();
const { world, owner, system, inspect, inspectAgain, reportOn, read } = useReportWorld(database);

type Plain = Record<string, unknown>;
/** Printed fields that signatures do not cover, with the reason. */
const unbound: Readonly<Record<string, string>> = {
  'report.number': 'a device without network does not know it',
  'report.language': 'says in which words, not what',
  'report.signatures': 'they are what is bound',
  'report.signatureState': 'follows from them',
  'report.contentHash': 'is of the content',
  'checklists.parts': 'a copy of the regulation that never changes, bound by its id',
  'account.logo': 'looks',
  'owner.logo': 'looks',
  'floorPlans.width': 'of the drawing, which is bound by its hash',
  'floorPlans.height': 'of the drawing, which is bound by its hash',
  brand: 'looks',
};

/** Display settings, definitions, and rows that are contained elsewhere in the data. */
const notRows: readonly string[] = ['brand', 'entities', 'others'];
/** This report is no correction, and its audits store their dates; only older audits need `duties`. */
const none: readonly string[] = ['duties', 'superseded'];

let data: ReportData;
beforeAll(async () => {
  const { db } = database;
  const first = await inspect();
  const picture = await keepPicture(owner(), world.store);
  const earlier = await build(db, world.account, 'deficiencies', {
    audit: String(first.audits[0]?.id),
    photos: [picture],
  });
  const followUps = [{ id: newId(), deficiency: earlier.id, outcome: 'UNCHANGED' }];
  const second = await inspectAgain(first, { day: '2026-11-17T12:30:00.000Z', followUps });
  const found = { photos: [picture], bay: 2, level: 1 };
  await build(db, world.account, 'deficiencies', { audit: String(second.audits[0]?.id), ...found });
  const address = JSON.stringify({ street: 'Długa 5', city: 'Kraków' });
  await db('equipmentOwners').where({ id: first.customer }).update({ address });
  await db('locations').where({ id: first.location }).update({ address });
  await db('instances').where({ id: world.account }).update({ address });
  const [piece] = second.audits.map(({ equipment }) => String(equipment));
  const plan = await build(db, world.account, 'floorPlans', { location: first.location, file: picture });
  const pack = JSON.stringify(picture);
  await db('floorPlans').where({ id: plan.id }).update({ pack, state: 'ready', width: 600, height: 300 });
  await db('equipments')
    .where({ id: piece })
    .update({ floorPlan: plan.id, planX: 0.5, planY: 0.25, fieldCount: 3, levelCount: 2 });
  await build(db, world.account, 'audits', {
    planning: String(second.audits[0]?.planning),
    equipment: String(piece),
    isMissed: true,
    isFinished: false,
  });
  const call = system();
  data = await loadReportData(call, await read(await reportOn(second)));
});

const printed = (rows: ReportData): string =>
  JSON.stringify(
    buildReportContext(rows, { isPreview: true, today: '2026-11-18', attachments: [], verify: null }),
  );
const bound = (rows: ReportRows): string => canonical(reportContent(rows));

/** A different value of the same type; undefined if there is none. */
function other(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d/.test(value) ? `2031${value.slice(4)}` : `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? [] : undefined;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, other(one) ?? one]));
  return undefined;
}

/** Entity of each part of the data. */
const entityOf: Readonly<Partial<Record<keyof ReportData, EntityName>>> = {
  report: 'auditReports',
  superseded: 'auditReports',
  planning: 'auditPlannings',
  account: 'instances',
  owner: 'equipmentOwners',
  location: 'locations',
  audits: 'audits',
  missed: 'audits',
  equipments: 'equipments',
  products: 'products',
  categories: 'categories',
  locations: 'locations',
  floorPlans: 'floorPlans',
  checklists: 'checklists',
  regulations: 'auditRegulations',
  contacts: 'contacts',
  deficiencies: 'deficiencies',
  duties: 'inspectionDuties',
};

it('devices keep the rows of every kind: with one they lack, no signature made there could cover the content', () => {
  const kept = (name: EntityName) => isKept(entities[name]);
  expect(Object.values(entityOf).filter((name) => !kept(name))).toEqual([]);
});

/** Sample value for an empty field, so that a field that is not yet printed is tested as well. */
function filled(name: string, field: string): unknown {
  const entity = entityOf[name as keyof ReportData];
  const definition = entity && (definitions[entity].fields as Fields)[field];
  if (definition?.type !== 'list') return definition && sampleOf(definition);
  const entry = Object.entries(definition.fields).map(([key, part]) => [key, sampleOf(part)]);
  return [{ id: newId(), ...Object.fromEntries(entry) }];
}

/** The data with one field of one row changed, for each field of each row; empty fields are filled. */
function* changes(): Generator<[string, ReportData]> {
  const ids = new Set(['id', 'instance']);
  for (const [name, held] of Object.entries(data) as [string, unknown][]) {
    if (name === 'entities' || name === 'others') continue;
    const rows: [unknown, Plain][] =
      held instanceof Map
        ? [...held]
        : Array.isArray(held)
          ? [...held.entries()]
          : held
            ? [[null, held as Plain]]
            : [];
    for (const [key, row] of rows)
      for (const [field, value] of Object.entries(row)) {
        const changed = ids.has(field) ? undefined : (other(value) ?? filled(name, field));
        if (changed === undefined) continue;
        const after = { ...row, [field]: changed };
        const whole =
          held instanceof Map
            ? new Map([...held, [key, after]])
            : Array.isArray(held)
              ? held.map((one, index) => (index === key ? after : one))
              : after;
        yield [`${name}.${field}`, { ...data, [name]: whole }];
      }
  }
}

it('the test data has a row of every kind: without one, an unsigned field could go unnoticed', () => {
  const kinds = Object.entries(data).filter(([name]) => !notRows.includes(name));
  const isEmpty = (held: unknown) =>
    held instanceof Map ? held.size === 0 : Array.isArray(held) ? held.length === 0 : !held;
  expect(kinds.filter(([, held]) => isEmpty(held)).map(([name]) => name)).toEqual(none);
  expect(kinds.map(([name]) => name).filter((name) => !(name in entityOf))).toEqual([]);
});

it('signatures cover every printed field: each change of a row that changes the report changes the signed content', () => {
  const [wasPrinted, wasBound] = [printed(data), bound(data)];
  const seen = new Set<string>();
  const missing = new Set<string>();
  for (const [path, changed] of changes()) {
    let now: string;
    try {
      now = printed(changed);
    } catch {
      continue; // a value that is invalid for the field, e.g. an unknown enum value
    }
    if (now === wasPrinted) continue;
    seen.add(path);
    if (bound(changed) === wasBound && !(path in unbound)) missing.add(path);
  }
  expect([...missing]).toEqual([]);
  // Checks that these paths are actually visited.
  for (const path of [
    'locations.name',
    'owner.address',
    'products.name',
    'categories.name',
    'regulations.name',
  ])
    expect(seen).toContain(path);
  expect(seen.size).toBeGreaterThan(35);
});

it.each([
  ['caption', { caption: 'Upright bent' }],
  ['stage', { stage: 'AFTER' }],
  ['place', { spot: 'LEVEL', level: 2 }],
  ['marks', { marks: [{ kind: 'arrow', x1: 0, y1: 0, x2: 1, y2: 1 }] }],
] as const)('the %s of a photo is printed and bound', (_what, notes) => {
  const [found] = data.deficiencies.filter(({ photos }) => (photos?.length ?? 0) > 0);
  const photos = found?.photos?.map((photo) => ({
    ...photo,
    ...notes,
    marks: 'marks' in notes ? [...notes.marks] : [],
  }));
  const deficiencies = data.deficiencies.map((one) => (one === found && photos ? { ...one, photos } : one));
  const after = { ...data, deficiencies };
  expect(printed(after)).not.toBe(printed(data));
  expect(bound(after)).not.toBe(bound(data));
});

it('positions of earlier deficiencies are printed and bound; what was frozen before there were any is bound as it was', () => {
  const before = { id: 'i', deficiency: 'd', description: 'Bent', foundOn: '2026-01-05' };
  const withEarlier = (position: object): ReportData => {
    const earlierFound = [{ ...before, dangerLevel: 'orange', status: 'OPEN', ...position }];
    // Rows of the database have no fields that were not frozen.
    return { ...data, audits: data.audits.map((one) => ({ ...one, earlierFound }) as unknown as Audit) };
  };
  const absent = bound(withEarlier({}));
  expect(absent).toContain(
    '"earlier":[{"dangerLevel":"orange","deficiency":"d","description":"Bent","foundOn":"2026-01-05","isLeft":true,"status":"OPEN"}]',
  );
  expect(bound(withEarlier({ bay: null, level: null }))).toBe(absent);
  const placed = withEarlier({ bay: 3, level: 0 });
  expect(bound(placed)).not.toBe(absent);
  expect(printed(placed)).not.toBe(printed(withEarlier({})));
});
