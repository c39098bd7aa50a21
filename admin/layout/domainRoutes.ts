import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { ScreenRoute } from './routes';

const modules = import.meta.glob<Record<string, readonly ScreenRoute[]>>(
  ['../*/*Routes.ts', '!../layout/**', '!../entities/**'],
  { eager: true },
);

/** Hand-written screens of all domains, found by the name of their file: `<domain>/<domain>Routes.ts`. */
export const domainRoutes: readonly ScreenRoute[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);

/** Where rows of this entity are imported: `/imports/equipment` for `/equipments`. */
export function importPathOf(entity: AnyEntity): string | undefined {
  if (!entity.exchange || !entity.route) return undefined;
  const name = entity.route.split('/')[0] ?? '';
  const found = domainRoutes.find(
    ({ path }) => path === `imports/${name}` || path === `imports/${name.replace(/s$/, '')}`,
  );
  return found && `/${found.path}`;
}
