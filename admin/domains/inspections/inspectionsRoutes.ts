import type { ScreenRoute } from '../../kit/routes/routes';

const load = () => import('./InspectionScreen').then((module) => module.InspectionScreen);
const title = 'resources.audits.name';

/** Inspections are read here and edited in the audit screen; the path of the edit form shows the same screen. */
export const inspectionsRoutes: readonly ScreenRoute[] = [
  { path: 'audits/inspections/:id', load, title },
  { path: 'audits/inspections/:id/show', load, title },
];
