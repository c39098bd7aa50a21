import type { Brand, BrandColors } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import { useSyncExternalStore } from 'react';

const key = 'plumbline.brand';
const listeners = new Set<() => void>();
let worn: Brand | null = remembered();

/** Whose looks the app wears: those of who is signed in, or was signed in last in this browser. */
export const currentBrand = (): Brand | null => worn;
export const useBrand = (): Brand | null => useSyncExternalStore(subscribe, currentBrand);

/** Puts other looks on, and keeps them for the next start: nothing may flash in colours of somebody else. */
export function wearBrand(brand: Brand | null): void {
  if (JSON.stringify(brand) === JSON.stringify(worn)) return;
  worn = brand;
  try {
    if (brand) localStorage.setItem(key, JSON.stringify(brand));
    else localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept the next start begins in our own colours.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): Brand | null {
  try {
    const kept: Brand | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    // What an older version kept may have another shape.
    return kept && typeof kept.name === 'string' && (!kept.colors || areColors(kept.colors)) ? kept : null;
  } catch {
    return null;
  }
}

const areColors = ({ primaryColor, ...others }: BrandColors): boolean =>
  isColor(primaryColor) && Object.values(others).every((color) => color === null || isColor(color));
