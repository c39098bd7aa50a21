import { useSyncExternalStore } from 'react';
import { keptSettings } from '../settings/keptSettings';
import { coarse } from './large';

/** `comfortable` for gloves and touch, `compact` for a desk. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const when: Record<Density, string> = { comfortable: '@media all', compact: '@media not all' };

/** The rule for touch-sized targets; by default it depends on the pointing device. */
export const largeWhen = (density: Density | null): string => (density ? when[density] : coarse);

export const isDensity = (value: unknown): value is Density => densities.some((one) => one === value);

/** Stored per device, not per user: the same person works at a desk and in a hall. */
export const densityKey = 'density';

/** The density chosen on this device; null: none. */
export function useDensity(): Density | null {
  const kept: unknown = useSyncExternalStore(subscribe, () => keptSettings.getItem(densityKey));
  return isDensity(kept) ? kept : null;
}

const subscribe = (onChange: () => void) => keptSettings.subscribe(densityKey, onChange);
