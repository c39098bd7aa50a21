import { entityList } from '@plumbline/resources/entities/index';
import { importPathOf } from '../../entities/importPathOf';
import type { ScreenRoute } from '../../kit/routes/routes';

/** An import route for each importable entity. */
export const importRoutes: readonly ScreenRoute[] = entityList.flatMap((entity) => {
  const path = importPathOf(entity)?.slice(1);
  if (path === undefined) return [];
  const load = () =>
    import('./ImportScreen').then(
      ({ ImportScreen }) =>
        () =>
          ImportScreen({ resource: entity.name }),
    );
  return [{ path, load }];
});
