import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the data generator for the provider. */
export const dataGeneratorRoutes: readonly ScreenRoute[] = [
  {
    path: 'data-generator',
    isOnlineOnly: true,
    load: () => import('./GeneratorScreen').then((module) => module.GeneratorScreen),
    title: 'dataGenerator.title',
  },
];
