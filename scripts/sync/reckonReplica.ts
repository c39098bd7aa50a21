import type { Knex } from 'knex';
import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import { entityList } from '../../resources/entities/index';
import { CATALOGUE_ID } from '../../resources/language/ids';
import type { EntityName } from '../../resources/language/names';
import { isKept, locationField } from '../../resources/rules/sync/shards';
import type { Hall } from './buildHall';
import type { Books } from './reckon';

/** A synced device has the same rows of its location as the server, in the same versions, and no others. */
export async function reckonReplica({ db, sites, clients }: Books): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, { hall }] of sites.entries()) {
    const client = clients[index];
    if (!client) continue;
    wrong.push(...foreignRows(client, hall).map((row) => `site ${index}: ${row}`));
    for (const { name, field } of ofLocations)
      wrong.push(
        ...(await differences(db, client, hall, { name, field })).map((row) => `site ${index}: ${row}`),
      );
  }
  return wrong;
}

interface Table {
  name: EntityName;
  field: string;
}
const ofLocations: Table[] = entityList.flatMap((entity) => {
  const field = locationField(entity);
  return field === undefined ? [] : [{ name: entity.name, field }];
});

async function differences(
  db: Knex,
  client: OfflineClient,
  { instance, location }: Hall,
  { name, field }: Table,
): Promise<string[]> {
  const there: { id: string; version: number }[] = await db(name)
    .where({ instance, [field]: location, deletedAt: null })
    .select('id', 'version');
  const versions = new Map(there.map(({ id, version }) => [id, version]));
  const rows = rowsOf(client, name);
  const here = new Map(
    rows.filter((row) => row[field] === location).map((row) => [String(row.id), row.version]),
  );
  return [...new Set([...versions.keys(), ...here.keys()])]
    .filter((id) => client.state(name, id) === 'synced' && here.get(id) !== versions.get(id))
    .map((id) => `version ${here.get(id)} of ${name} ${id} is here, ${versions.get(id)} on the server`);
}

function foreignRows(client: OfflineClient, { instance }: Hall): string[] {
  return entityList.filter(isKept).flatMap(({ name }) => {
    return rowsOf(client, name)
      .filter(
        (row) => row.instance !== undefined && row.instance !== instance && row.instance !== CATALOGUE_ID,
      )
      .map((row) => `${name} ${row.id} is of another account`);
  });
}

// The store handles rows of any entity.
const rowsOf = (client: OfflineClient, name: EntityName) =>
  client.list(name).records as readonly unknown[] as readonly Readonly<Record<string, unknown>>[];
