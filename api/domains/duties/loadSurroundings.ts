import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { DutyRegulation, DutySurroundings } from '@plumbline/resources/rules/duties/deriveDuties';
import type { Knex } from 'knex';
import type { TransactionCall } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { type Typed, typed } from '../../entities/typedRecords';

/** Data that determines the duties of equipment at these locations and of these models. */
export async function loadSurroundings(
  call: TransactionCall,
  instance: string,
  { locations, products }: { locations: readonly string[]; products: readonly string[] },
): Promise<DutySurroundings> {
  const shared = [instance, CATALOGUE_ID];
  const [ofProducts, categories, regulations, rules, ofLocations] = await Promise.all([
    lookUp(call, {
      key: `products ${products.join()}`,
      of: { products },
      load: async (db) =>
        byId('products', products.length > 0 ? await db('products').whereIn('id', [...products]) : []),
    }),
    lookUp(call, {
      key: 'categories and what they are inspected by',
      of: { categories: 'all' },
      load: async (db) =>
        byId(
          'categories',
          await db('categories')
            .whereIn('instance', shared)
            .where({ deletedAt: null })
            .select('id', 'parent', 'auditRegulations'),
        ),
    }),
    lookUp(call, {
      key: 'regulations and their intervals',
      of: { auditRegulations: 'all' },
      load: async (db) =>
        byId(
          'auditRegulations',
          await db('auditRegulations')
            .whereIn('instance', shared)
            .where({ deletedAt: null })
            .select('id', 'type', 'interval', 'intervalUnit', 'isMandatory', 'alsoCovers'),
        ),
    }),
    lookUp(call, {
      key: 'intervals that were agreed',
      of: { customIntervals: 'all' },
      load: async (db) => {
        const rows: Row[] = await db('customIntervals').where({ instance, deletedAt: null });
        return rows.map((row) => typed('customIntervals', rowMapper(definitions.customIntervals).read(row)));
      },
    }),
    lookUp(call, {
      key: `locations above ${locations.join()}`,
      of: { locations: 'all' },
      load: async (db) => byId('locations', await locationsUpwards(db, instance, locations)),
    }),
  ]);
  return {
    catalogue: {
      products: ofProducts,
      categories,
      locations: ofLocations,
      regulations: regulations as ReadonlyMap<string, DutyRegulation>,
    },
    intervals: { rules, locations: ofLocations, categories },
  };
}

/** The locations with their ancestors; `union` terminates the recursion if the data contains a cycle. */
async function locationsUpwards(
  db: Knex | Knex.Transaction,
  instance: string,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  if (ids.length > 100)
    return db('locations')
      .where({ instance, deletedAt: null })
      .select('id', 'parent', 'owner', 'categoryRegulations');
  return selectRows(
    db,
    `with recursive up (id, parent) as (
       select id, parent from locations where instance = ? and deletedAt is null and id in (${ids.map(() => '?').join(', ')})
       union
       select l.id, l.parent from locations l join up on l.id = up.parent where l.instance = ? and l.deletedAt is null
     )
     select l.id, l.parent, l.owner, l.categoryRegulations from up join locations l on l.id = up.id`,
    [instance, ...ids, instance],
  );
}

function byId<N extends EntityName>(name: N, rows: readonly Row[]): Map<string, Typed<N>> {
  const { read } = rowMapper(definitions[name]);
  return new Map(rows.map((row) => [String(row.id), typed(name, read(row))]));
}
