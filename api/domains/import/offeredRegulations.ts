import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { OfferedRegulation } from '@plumbline/resources/language/regulationDates';
import type { Call } from '../../entities/call';
import { type Row, rowMapper } from '../../entities/rowMapper';

/** Regulations, shared and own, whose dates a list of the entity may contain; those in use come first. */
export async function offeredRegulations(call: Call, entity: AnyEntity): Promise<OfferedRegulation[]> {
  if (!entity.exchange?.perRegulation) return [];
  const visible = [call.actor.instance, CATALOGUE_ID];
  const rows: { id: string; shortName: string; type: string }[] = await call
    .db('auditRegulations')
    .whereIn('instance', visible)
    .where({ deletedAt: null })
    .orderBy([{ column: 'sortOrder' }, { column: 'shortName' }, { column: 'id' }])
    .select('id', 'shortName', 'type');
  const applied = await appliedRegulations(call, visible);
  const inForce = rows.filter(({ id }) => applied.has(id));
  return [...inForce, ...rows.filter(({ id }) => !applied.has(id))].map((regulation) => ({
    ...regulation,
    ...byTypeOf(regulation, inForce),
  }));
}

function byTypeOf(
  { id, type }: OfferedRegulation,
  inForce: readonly OfferedRegulation[],
): Pick<OfferedRegulation, 'byType'> {
  const same = inForce.filter((one) => one.type === type);
  if (same[0]?.id !== id) return {};
  if (same.length === 1) return { byType: 'strong' };
  // With several expert regulations, a date without a regulation applies to the one of each equipment.
  return type === 'expert' ? {} : { byType: 'weak' };
}

async function appliedRegulations({ db }: Call, visible: readonly string[]): Promise<ReadonlySet<string>> {
  const living = (name: string, field: string) =>
    db(name).whereIn('instance', visible).where({ deletedAt: null }).whereNotNull(field).distinct(field);
  const categories: Row[] = await living('categories', 'auditRegulations');
  const products: Row[] = await living('products', 'auditRegulations');
  const locations: Row[] = await living('locations', 'categoryRegulations');
  return new Set([
    ...categories.flatMap((row) => rowMapper(definitions.categories).read(row).auditRegulations ?? []),
    ...products.flatMap((row) => rowMapper(definitions.products).read(row).auditRegulations ?? []),
    ...locations.flatMap((row) =>
      ((rowMapper(definitions.locations).read(row).categoryRegulations ?? []) as Row[]).map(
        ({ regulation }) => regulation,
      ),
    ),
  ] as string[]); // reference columns contain only ids
}
