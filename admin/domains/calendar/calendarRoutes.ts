import type { ScreenRoute } from '../../kit/routes/routes';

/** What falls on which day. */
export const calendarRoutes: readonly ScreenRoute[] = [
  {
    path: 'calendar',
    load: () => import('./CalendarScreen').then((module) => module.CalendarScreen),
    title: 'calendar.title',
  },
];
