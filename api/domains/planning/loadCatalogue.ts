import type { AuditRegulation } from '@plumbline/resources/entities/auditRegulations';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import type { Catalogue } from '@plumbline/resources/rules/planning/applicableRegulation';
import { asSystem, type Call } from '../../entities/call';
import { listTyped } from '../../entities/typedRecords';

/** Data needed to find the regulations of the equipment; regulations without their parts. */
export async function loadCatalogue(
  call: Call,
  equipments: readonly Pick<Equipment, 'product'>[],
): Promise<Catalogue<AuditRegulation>> {
  // Loaded as system: the regulation must not depend on which parents or catalogue rows the user may read.
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
