import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Path of the entity's import: `/imports/text-modules` for `/text-modules/overview`. */
export function importPathOf({ exchange, route }: AnyEntity): string | undefined {
  if (!exchange || !route) return undefined;
  return `/imports/${exchange.path ?? route.replace(/\/[^/]+$/, '')}`;
}
