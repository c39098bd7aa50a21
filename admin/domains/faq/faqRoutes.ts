import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the FAQ for reading; the provider edits it in the generated screens. */
export const faqRoutes: readonly ScreenRoute[] = [
  {
    path: 'faq/customer/overview',
    load: () => import('./FaqScreen').then((module) => module.FaqScreen),
    title: 'shell.menu.faq',
  },
];
