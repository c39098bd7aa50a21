import type { ScreenRoute } from '../../kit/routes/routes';

/** Lists and forms are generated; a template's own screen is the studio. */
export const reportTemplatesRoutes: readonly ScreenRoute[] = [
  {
    path: 'report-templates/:id/show',
    load: () => import('./TemplateScreen').then((module) => module.TemplateScreen),
  },
];
