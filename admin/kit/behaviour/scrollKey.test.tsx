import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetScroll, scrollKey, scrollStorage } from './scrollKey';

const report = '/audits/reports/r1/show';
const kept = () => JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
const openedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

beforeEach(() => window.history.replaceState(null, '', report));
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
  forgetScroll();
  expect(kept()).toEqual({ 'default:/equipments/overview': 900 });
});

it.each(['reload', 'back_forward'])('a screen come to by %s is where it was', (type) => {
  openedBy(type);
  forgetScroll();
  expect(kept()).toMatchObject({ [`default:${report}`]: 700 });
});

it('the address of the open screen typed once more begins at its top too', () => {
  openedBy('navigate');
  window.history.replaceState({ key: 'a1b2' }, '', report);
  sessionStorage.setItem(scrollStorage, JSON.stringify({ a1b2: 391, c3d4: 12 }));
  forgetScroll();
  expect(kept()).toEqual({ c3d4: 12 });
});
