import type { ScreenRoute } from '../../kit/routes/routes';

const load = () => import('./InspectionScreen').then((module) => module.InspectionScreen);
const title = 'resources.audits.name';

/** Inspections are read here and changed where they are carried out: the address of a form shows the same. */
export const inspectionsRoutes: readonly ScreenRoute[] = [
  { path: 'audits/inspections/:id', load, title },
  { path: 'audits/inspections/:id/show', load, title },
];
