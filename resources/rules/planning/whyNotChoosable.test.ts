import { expect, it } from 'vitest';
import { isOpenInspection, planningCounts } from './planningCounts';
import { isRefusal, whyNotChoosable } from './whyNotChoosable';

const equipment = {
  owner: 'customer',
  location: 'hall',
  isArchived: false,
  isScrapped: false,
  isTraceable: true,
};
const situation = {
  equipment,
  planning: { owner: 'customer' },
  license: null,
  locations: new Set(['site', 'hall']),
  checkpointCount: 12,
  hasRegulation: true,
  isBeyondAuditor: false,
  appointment: undefined,
};
const appointment = { planning: 'p', title: null, datePlanned: '2026-12-01', locationName: 'Hall 2' };

it('nothing speaks against a living piece of the place with a regulation', () => {
  expect(whyNotChoosable(situation)).toBeNull();
  expect(isRefusal(null)).toBe(false);
});

it.each([
  ['ARCHIVED', { equipment: { ...equipment, isArchived: true } }],
  ['SCRAPPED', { equipment: { ...equipment, isScrapped: true } }],
  ['NOT_TRACEABLE', { equipment: { ...equipment, isTraceable: false } }],
  ['OTHER_CUSTOMER', { planning: { owner: 'another' } }],
  ['OTHER_CUSTOMER', { planning: { owner: null } }],
  ['NO_LICENSE', { license: 'NO_LICENSE' as const }],
  ['LICENSE_EXPIRED', { license: 'LICENSE_EXPIRED' as const, checkpointCount: undefined }],
  ['LICENSE_CATEGORY', { license: 'LICENSE_CATEGORY' as const, appointment }],
  ['NO_REGULATION', { checkpointCount: undefined, hasRegulation: false }],
  ['NO_REGULATION_OF_TYPE', { checkpointCount: undefined }],
  ['REGULATION_EMPTY', { checkpointCount: 0 }],
  ['BEYOND_AUDITOR', { isBeyondAuditor: true, appointment }],
  ['ALREADY_PLANNED', { appointment }],
])('%s refuses', (code, given) => {
  const obstacle = whyNotChoosable({ ...situation, ...given });
  expect(obstacle).toBe(code);
  expect(isRefusal(obstacle)).toBe(true);
});

it('another location only asks, and asks last', () => {
  const elsewhere = { ...situation, equipment: { ...equipment, location: 'yard' } };
  expect(whyNotChoosable(elsewhere)).toBe('OTHER_LOCATION');
  expect(isRefusal('OTHER_LOCATION')).toBe(false);
  expect(whyNotChoosable({ ...elsewhere, appointment })).toBe('ALREADY_PLANNED');
});

it("a company's own equipment has no customer on either side", () => {
  expect(
    whyNotChoosable({ ...situation, equipment: { ...equipment, owner: null }, planning: { owner: null } }),
  ).toBeNull();
});

it('traceable unless it says otherwise', () => {
  expect(whyNotChoosable({ ...situation, equipment: { ...equipment, isTraceable: null } })).toBeNull();
});

it('counts planned, processed and missed; a missed piece that turned up after all is processed', () => {
  const audits = [
    { isFinished: true, isMissed: false },
    { isFinished: true, isMissed: true },
    { isFinished: false, isMissed: true },
    { isFinished: false, isMissed: null },
  ];
  expect(planningCounts(audits)).toEqual({ plannedCount: 4, processedCount: 2, missedCount: 1 });
  expect(audits.map(isOpenInspection)).toEqual([false, false, false, true]);
});
