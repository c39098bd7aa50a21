import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { DutyRegulation, DutySurroundings } from '@plumbline/resources/rules/duties/deriveDuties';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';
import { type Typed, typed } from '../../entities/typedRecords';

/** What decides on the duties of pieces that stand at these locations and are of these models. */
export async function loadSurroundings(
  { db }: TransactionCall,
  instance: string,
  { locations, products }: { locations: readonly string[]; products: readonly string[] },
): Promise<DutySurroundings> {
  const shared = [instance, CATALOGUE_ID];
  const ofProducts = products.length > 0 ? await db('products').whereIn('id', [...products]) : [];
  const categories = await db('categories')
    .whereIn('instance', shared)
    .where({ deletedAt: null })
    .select('id', 'parent', 'auditRegulations');
  const regulations = await db('auditRegulations')
    .whereIn('instance', shared)
    .where({ deletedAt: null })
    .select('id', 'type', 'interval', 'intervalUnit', 'isMandatory', 'alsoCovers');
  const rules = await db('customIntervals').where({ instance, deletedAt: null });
  const places = await locationsUpwards(db, instance, locations);
  const ofCategories = byId('categories', categories);
  const ofLocations = byId('locations', places);
  return {
    catalogue: {
      products: byId('products', ofProducts),
      categories: ofCategories,
      locations: ofLocations,
      regulations: byId('auditRegulations', regulations) as ReadonlyMap<string, DutyRegulation>,
    },
    intervals: {
      rules: rules.map((row) => typed('customIntervals', rowMapper(definitions.customIntervals).read(row))),
      locations: ofLocations,
      categories: ofCategories,
    },
  };
}

/** The locations with all above them; `union` ends the walk where the data has a circle. */
async function locationsUpwards(
  db: TransactionCall['db'],
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
