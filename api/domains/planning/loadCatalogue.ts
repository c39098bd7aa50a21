import type { AuditRegulation } from '@plumbline/resources/entities/auditRegulations';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import type { Catalogue } from '@plumbline/resources/rules/planning/applicableRegulation';
import { asSystem, type Call } from '../../entities/call';
import { listTyped } from '../../entities/typedRecords';

/** What it takes to find the regulation of each of these pieces; the regulations come without their parts. */
export async function loadCatalogue(
  call: Call,
  equipments: readonly Pick<Equipment, 'product'>[],
): Promise<Catalogue<AuditRegulation>> {
  // A restricted person's regulation does not depend on which parents or catalogue rows that person may see.
  const system = asSystem(call, call.actor.instance);
  const products = [...new Set(equipments.map((equipment) => equipment.product))];
  const [locations, ofProducts, categories, regulations] = await Promise.all([
    listTyped(system, 'locations'),
    listTyped(system, 'products', { filter: { id: products } }),
    listTyped(system, 'categories'),
    listTyped(system, 'auditRegulations'),
  ]);
  return {
    locations: byId(locations),
    products: byId(ofProducts),
    categories: byId(categories),
    regulations: byId(regulations),
  };
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
