import type { EntityName } from '@plumbline/resources/entities/names';
import type { ScreenRoute } from '../layout/routes';

const screenFor = (path: string, resource: EntityName): ScreenRoute => ({
  path: `imports/${path}`,
  load: () =>
    import('./ImportScreen').then(
      ({ ImportScreen }) =>
        () =>
          ImportScreen({ resource }),
    ),
});

export const importRoutes: readonly ScreenRoute[] = [
  screenFor('equipment', 'equipments'),
  screenFor('products', 'products'),
  screenFor('equipment-owners', 'equipmentOwners'),
  screenFor('locations', 'locations'),
  screenFor('contacts', 'contacts'),
];
