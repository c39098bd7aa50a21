import type { Audit } from '@plumbline/resources/entities/audits';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import type { Location } from '@plumbline/resources/entities/locations';
import { pathOf } from '@plumbline/resources/rules/reports/pathOf';

interface Places {
  equipments: ReadonlyMap<string, Equipment>;
  locations: ReadonlyMap<string, Location>;
}

/** Sorted by location, then place within it, then ident number. */
export function inPlaceOrder(audits: readonly Audit[], { equipments, locations }: Places): Audit[] {
  const keyed = audits.map((audit) => {
    const piece = equipments.get(audit.equipment ?? '');
    return {
      audit,
      key: [pathOf(locations, piece?.location ?? null), piece?.place ?? '', piece?.identNumber ?? ''],
    };
  });
  const { compare } = new Intl.Collator('pl', { numeric: true });
  return keyed
    .sort((a, b) => a.key.map((part, at) => compare(part, b.key[at] ?? '')).find((order) => order !== 0) ?? 0)
    .map(({ audit }) => audit);
}
