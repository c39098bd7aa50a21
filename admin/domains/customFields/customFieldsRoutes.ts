import type { ScreenRoute } from '../../kit/routes/routes';

/** Routes for custom fields and form layouts. */
export const customFieldsRoutes: readonly ScreenRoute[] = [
  {
    path: 'settings/custom-fields',
    load: () => import('./CustomFieldsScreen').then((module) => module.CustomFieldsScreen),
  },
  {
    path: 'settings/custom-fields/create',
    load: () => import('./CustomFieldForm').then((module) => module.CustomFieldCreate),
  },
  {
    path: 'settings/custom-fields/:id',
    load: () => import('./CustomFieldForm').then((module) => module.CustomFieldEdit),
  },
  {
    path: 'settings/custom-fields/:id/show',
    load: () => import('./CustomFieldForm').then((module) => module.CustomFieldShow),
  },
  {
    path: 'settings/form-layout',
    load: () => import('./layout/FormLayoutScreen').then((module) => module.FormLayoutScreen),
  },
];
