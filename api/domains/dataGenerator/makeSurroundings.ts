import { customerOf, modelsPerKind, visitsBy } from '@plumbline/resources/rules/dataGenerator/index';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import { freezeRegulation } from '../planning';
import { newRow } from './newRow';
import type { Run, RunChecklist } from './runStore';
import type { RunWorld } from './runWorld';
import { nth } from './words/generatorWords';

/** Customers, locations, people and models that equipment and inspections refer to. */
export async function surroundingRows(call: TransactionCall, world: RunWorld): Promise<StoredRow[]> {
  return [
    ...(await customerRows(call, world)),
    ...placeRows(call, world),
    ...personRows(call, world),
    ...modelRows(call, world),
  ];
}

/** Number of the customer of a site; null in a company, which inspects its own equipment. */
export const customerAt = ({ around }: Pick<RunWorld, 'around'>, site: number): number | null =>
  around.customers > 0 ? customerOf(site, around) : null;

async function customerRows(
  call: TransactionCall,
  { run, words, around, idsOf }: RunWorld,
): Promise<StoredRow[]> {
  const names = await freeNames(call, run, around.customers, (n) => {
    const name = words.customer(
      nth(words.lastNames, n),
      nth(words.trades, Math.floor(n / words.lastNames.length)),
    );
    const all = words.lastNames.length * words.trades.length;
    return n < all ? name : `${name}, ${nth(words.towns, n).city} ${Math.floor(n / all) + 1}`;
  });
  return names.map((name, n) => {
    const { city, zip, street } = nth(words.towns, n);
    return newRow(call, 'equipmentOwners', {
      id: idsOf('equipmentOwners').at(n),
      name,
      customerNumber: `G${run.number}-${String(n + 1).padStart(4, '0')}`,
      address: { street: `${street} ${1 + (n % 120)}`, zip, city, country: words.country },
    });
  });
}

/** Names that no customer of the account has yet. */
async function freeNames(
  { db, actor }: TransactionCall,
  run: Run,
  count: number,
  nameOf: (n: number) => string,
): Promise<string[]> {
  if (count === 0) return [];
  const taken = new Set<string>(
    (await db('equipmentOwners').where({ instance: actor.instance }).pluck('name')).map((name: string) =>
      name.toLowerCase(),
    ),
  );
  const names: string[] = [];
  for (let n = (run.number - 1) * 7; names.length < count; n += 1)
    if (!taken.has(nameOf(n).toLowerCase())) names.push(nameOf(n));
  return names;
}

function placeRows(call: TransactionCall, world: RunWorld): StoredRow[] {
  const { words, around, siteId, hallId, siteContact } = world;
  const rows: StoredRow[] = [];
  for (let site = 0; site < around.sites; site += 1) {
    const { city, zip, street } = nth(words.towns, site);
    const owner = world.ownerId(customerAt(world, site));
    rows.push(
      newRow(call, 'locations', {
        id: siteId(site),
        name: words.site(city, Math.floor(site / words.towns.length) + 1),
        owner,
        address: { street: `${street} ${2 + (site % 90)}`, zip, city, country: words.country },
        contacts: [siteContact(site).id],
      }),
    );
    for (let hall = 0; hall < around.halls; hall += 1)
      rows.push(
        newRow(call, 'locations', {
          id: hallId(site, hall),
          name: nth(words.halls, hall),
          parent: siteId(site),
          owner,
        }),
      );
  }
  return rows;
}

function personRows(call: TransactionCall, world: RunWorld): StoredRow[] {
  const { plan, words, around, siteId, siteContact, inspectorOf, nameOf } = world;
  const person = (n: number) => ({
    language: plan.language,
    phoneNumbers: [{ kind: 'work' as const, number: words.phone(2_000_000 + n * 137) }],
  });
  const inspectors = Array.from({ length: around.inspectors }, (_, n) =>
    newRow(call, 'contacts', {
      ...person(n),
      ...nameOf(n),
      id: inspectorOf(n).id,
      contactType: 'auditor',
      locationAccess: 'full',
      categoryAccess: 'full',
    }),
  );
  const atSites = Array.from({ length: around.sites }, (_, site) => {
    const { id, firstName, lastName } = siteContact(site);
    return newRow(call, 'contacts', {
      ...person(around.inspectors + site),
      id,
      firstName,
      lastName,
      contactType: 'location-contact',
      locationAccess: 'full',
      categoryAccess: 'full',
      owner: world.ownerId(customerAt(world, site)),
      location: siteId(site),
    });
  });
  return [...inspectors, ...atSites];
}

const modelRows = (call: TransactionCall, { plan, words, idsOf }: RunWorld): StoredRow[] =>
  plan.kinds.flatMap(({ category, type }, kind) =>
    Array.from({ length: modelsPerKind }, (_, model) => {
      const [manufacturer, name] = nth(words.models[type], model);
      return newRow(call, 'products', {
        id: idsOf('products').at(kind * modelsPerKind + model),
        name,
        manufacturer,
        productNumber: `${words.prefixes[type]}-${String(1000 + kind * 100 + model)}`,
        category,
        isCustomProduct: true,
      });
    }),
  );

/** The account's current checklists of the regulations used; created if missing. */
export async function freezeChecklists(call: TransactionCall, { plan }: Run): Promise<RunChecklist[]> {
  const wanted = new Set(
    plan.kinds.flatMap((kind) =>
      kind.regulations.filter((regulation) => visitsBy(plan, kind, regulation) > 0).map(({ id }) => id),
    ),
  );
  const known = new Set<string>(
    await call.db('checklists').where({ instance: call.actor.instance }).pluck('id'),
  );
  const checklists: RunChecklist[] = [];
  for (const regulation of wanted) {
    const id = await freezeRegulation(call, regulation);
    checklists.push({ regulation, id, isOwn: !known.has(id) });
  }
  return checklists;
}
