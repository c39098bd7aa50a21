import { useSyncExternalStore } from 'react';
import { keptSettings } from '../settings/keptSettings';
import { coarse } from './large';

/** How much stands on a screen: `comfortable` for gloves and thumbs, `compact` for a desk. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const when: Record<Density, string> = { comfortable: '@media all', compact: '@media not all' };

/** The rule under which targets are as large as a thumb; without a choice what the device is pointed at with decides. */
export const largeWhen = (density: Density | null): string => (density ? when[density] : coarse);

export const isDensity = (value: unknown): value is Density => densities.some((one) => one === value);

/** Under this name beside the colours; a choice of this device, for the same person sits at a desk and stands in a hall. */
export const densityKey = 'density';

/** What was chosen on this device, null for nothing. */
export function useDensity(): Density | null {
  const kept: unknown = useSyncExternalStore(subscribe, () => keptSettings.getItem(densityKey));
  return isDensity(kept) ? kept : null;
}

const subscribe = (onChange: () => void) => keptSettings.subscribe(densityKey, onChange);
