import type { ScreenRoute } from '../../kit/routes/routes';

/** Route of the calendar. */
export const calendarRoutes: readonly ScreenRoute[] = [
  {
    path: 'calendar',
    load: () => import('./CalendarScreen').then((module) => module.CalendarScreen),
    title: 'calendar.title',
  },
];
