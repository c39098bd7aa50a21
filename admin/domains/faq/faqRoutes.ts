import type { ScreenRoute } from '../../kit/routes/routes';

/** Questions and answers to read; the provider keeps them in the generated screens. */
export const faqRoutes: readonly ScreenRoute[] = [
  {
    path: 'faq/customer/overview',
    load: () => import('./FaqScreen').then((module) => module.FaqScreen),
    title: 'shell.menu.faq',
  },
];
