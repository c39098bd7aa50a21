import type { ScreenRoute } from '../../kit/routes/routes';

/** Where the provider fills test accounts. */
export const dataGeneratorRoutes: readonly ScreenRoute[] = [
  {
    path: 'data-generator',
    isOnlineOnly: true,
    load: () => import('./GeneratorScreen').then((module) => module.GeneratorScreen),
    title: 'dataGenerator.title',
  },
];
