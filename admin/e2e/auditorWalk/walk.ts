import type { BrowserContext, Page } from '../journey';

/** State shared by the serial tests. */
export interface Walk {
  office: Page;
  hall: Page;
  /** Browser context of the inspector, which outlives a tab. */
  device: BrowserContext;
  /** Id of the appointment. */
  planning: string;
}

export const owner = 'Żółkiewski Magazyny Sp. z o.o.';
export const site = 'Zakład Środa Śląska';
export const phone = { width: 390, height: 844 };
export const racks = ['REG-0003', 'REG-0004'] as const;
export const ladder = 'DRA-001';
