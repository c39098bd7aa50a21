import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

const places = ['owner', 'location', 'category'] as const;
type Place = Record<(typeof places)[number], string | null>;
type Moved = { id: string; instance: string; version: number } & Place & { piece: Place };

/** Open deficiencies are where their piece is: those of pieces that moved before they followed them had stayed behind. */
export async function up(db: Knex): Promise<void> {
  for (const row of await leftBehind(db)) await move(db, row);
}

async function leftBehind(db: Knex): Promise<Moved[]> {
  const rows: Record<string, unknown>[] = await db('deficiencies as d')
    .join('equipments as e', (on) => on.on('e.id', 'd.equipment').andOn('e.instance', 'd.instance'))
    .where({ 'd.deletedAt': null })
    .whereNot({ 'd.status': 'COMPLETED' })
    .whereRaw(`not (${places.map((name) => `d.${name} <=> e.${name}`).join(' and ')})`)
    .orderBy(['d.instance', 'd.id'])
    .select('d.id', 'd.instance', 'd.version')
    .select(places.flatMap((name) => [`d.${name}`, `e.${name} as piece_${name}`]));
  return rows.map((row) => ({
    id: String(row.id),
    instance: String(row.instance),
    version: Number(row.version),
    ...placeOf(row, ''),
    piece: placeOf(row, 'piece_'),
  }));
}

const placeOf = (row: Record<string, unknown>, prefix: string): Place => {
  const of = (name: keyof Place) => (row[prefix + name] as string | null | undefined) ?? null; // ids
  return { owner: of('owner'), location: of('location'), category: of('category') };
};

async function move(db: Knex, row: Moved): Promise<void> {
  const { id, instance, piece } = row;
  const changed = places.filter((name) => row[name] !== piece[name]);
  const pick = (from: Place) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const now = new Date();
  const version = row.version + 1;
  await db.transaction(async (trx) => {
    await trx.raw(
      'insert into changeCounters (instance, value) values (?, 1) on duplicate key update value = value + 1',
      [instance],
    );
    const { value: changeNumber } = await trx('changeCounters').where({ instance }).first('value');
    await trx('deficiencies')
      .where({ id })
      .update({ ...pick(piece), changeNumber, version, updatedAt: now });
    // Devices learn from the history which rows they are to fetch, and which are theirs no more.
    await trx('history').insert({
      instance,
      changeNumber,
      resource: 'deficiencies',
      recordId: id,
      operation: 'update',
      version,
      at: now,
      user: CATALOGUE_ID,
      before: JSON.stringify(pick(row)),
      after: JSON.stringify(pick(piece)),
    });
  });
}
