import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityName } from '@plumbline/resources/language/names';
import type { RecalculationScope } from '@plumbline/resources/rules/duties/recalculation';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { withDescendants } from '../../entities/withDescendants';
import { followChange } from './recalculateDuties';

type Scoping = (write: Write, row: Row) => Promise<RecalculationScope | null> | RecalculationScope | null;

/** Changes, other than of the equipment itself, that trigger a recalculation of the affected duties. */
export const dutyTriggers: Partial<Record<EntityName, EntityHooks>> = {
  auditRegulations: following(
    ['type', 'interval', 'intervalUnit', 'isMandatory', 'alsoCovers'],
    ({ before, after }, row) => ({
      regulations: [...new Set([String(row.id), ...idsIn(before?.alsoCovers), ...idsIn(after?.alsoCovers)])],
    }),
  ),
  categories: following(['auditRegulations', 'parent'], async ({ call }, row) => ({
    categories: await below(call, 'categories', row),
  })),
  products: following(['auditRegulations', 'subCategory'], (_write, row) => ({ products: [String(row.id)] })),
  locations: following(['categoryRegulations', 'parent'], async ({ call }, row) => ({
    locations: await below(call, 'locations', row),
  })),
  customIntervals: following(
    ['category', 'type', 'owner', 'location', 'interval', 'intervalUnit'],
    async ({ call, before, after }) => {
      const named = new Set([before?.category, after?.category].filter((id) => typeof id === 'string'));
      const categories = await Promise.all([...named].map((id) => below(call, 'categories', { id })));
      return { categories: categories.flat() };
    },
    true,
  ),
};

/** `alsoNew`: new rows also affect equipment; other entities only once something refers to them. */
function following(fields: readonly string[], scopeOf: Scoping, alsoNew = false): EntityHooks {
  return {
    async afterWrite(write) {
      const { call, operation, before, after, changed } = write;
      const row = after ?? before;
      const isUntouched =
        operation === 'update'
          ? !fields.some((name) => changed.includes(name))
          : operation === 'create' && !alsoNew;
      if (!row || isUntouched) return;
      const scope = await scopeOf(write, row);
      if (scope) await followChange(call, String(row.instance), scope);
    },
  };
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** The row with its descendants; a shared category may have descendants in accounts. */
const below = (call: TransactionCall, tree: 'categories' | 'locations', { id, instance }: Row) =>
  withDescendants(call.db, {
    tree,
    roots: [String(id)],
    ...(instance && instance !== CATALOGUE_ID ? { instances: [String(instance)] } : {}),
  });
