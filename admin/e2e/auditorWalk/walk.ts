import type { BrowserContext, Page } from '../journey';

/** What the tests of the walk hand on: each goes on where the one before stopped. */
export interface Walk {
  office: Page;
  hall: Page;
  /** The browser of the hall, which outlives a tab. */
  device: BrowserContext;
  /** Id of the appointment. */
  planning: string;
}

export const owner = 'Żółkiewski Magazyny Sp. z o.o.';
export const site = 'Zakład Środa Śląska';
export const phone = { width: 390, height: 844 };
export const racks = ['REG-0003', 'REG-0004'] as const;
export const ladder = 'DRA-001';
