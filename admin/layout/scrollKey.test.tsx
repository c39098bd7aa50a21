import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetScroll, scrollKey, scrollStorage } from './scrollKey';

const report = '/audits/reports/r1/show';
const kept = () => JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
const openedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

beforeEach(() =>
  sessionStorage.setItem(
    scrollStorage,
    JSON.stringify({
      [scrollKey({ key: 'default', pathname: report })]: 700,
      'default:/equipments/overview': 900,
    }),
  ),
);
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('the first screens of two page loads have names of their own, those within one keep react-router’s', () => {
  const key = 'default';
  expect(scrollKey({ key, pathname: report })).not.toBe(scrollKey({ key, pathname: '/equipments/overview' }));
  expect(scrollKey({ key: 'a1b2', pathname: report })).toBe('a1b2');
});

it('a screen opened anew begins at its top, and the others stay where they were', () => {
  openedBy('navigate');
  forgetScroll(report);
  expect(kept()).toEqual({ 'default:/equipments/overview': 900 });
});

it.each(['reload', 'back_forward'])('a screen come to by %s is where it was', (type) => {
  openedBy(type);
  forgetScroll(report);
  expect(kept()).toMatchObject({ [`default:${report}`]: 700 });
});
