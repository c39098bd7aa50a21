import type { ScreenRoute } from '../../kit/routes/routes';

const editing = () => import('./versions/DraftEdit');

/** Routes of regulations and their versions: published ones are changed by a draft. */
export const regulationsRoutes: readonly ScreenRoute[] = [
  {
    path: 'audit-regulations/overview',
    load: () => import('./versions/RegulationList').then((module) => module.RegulationList),
  },
  { path: 'audit-regulations/create', load: () => editing().then((module) => module.RegulationCreate) },
  { path: 'audit-regulations/:id', load: () => editing().then((module) => module.RegulationEdit) },
  {
    path: 'audit-regulations/:id/show',
    load: () => import('./versions/RegulationShow').then((module) => module.RegulationShow),
  },
  { path: 'audit-regulations/versions/:id', load: () => editing().then((module) => module.DraftEdit) },
  {
    path: 'audit-regulations/versions/:id/show',
    load: () => import('./versions/VersionShow').then((module) => module.VersionShow),
  },
];
