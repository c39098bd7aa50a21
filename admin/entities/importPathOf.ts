import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Where rows of this entity are imported: `/imports/text-modules` for `/text-modules/overview`. */
export function importPathOf({ exchange, route }: AnyEntity): string | undefined {
  if (!exchange || !route) return undefined;
  return `/imports/${exchange.path ?? route.replace(/\/[^/]+$/, '')}`;
}
