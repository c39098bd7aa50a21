import type { ScreenRoute } from '../../kit/routes/routes';

const modules = import.meta.glob<Record<string, readonly ScreenRoute[]>>(['../../domains/*/*Routes.ts'], {
  eager: true,
});

/** Hand-written screens of all domains, in `<domain>/<domain>Routes.ts`. */
export const domainRoutes: readonly ScreenRoute[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
