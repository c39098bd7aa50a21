import type { Brand, BrandColors } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import { useSyncExternalStore } from 'react';

const key = 'plumbline.brand';
const listeners = new Set<() => void>();
let worn: Brand | null = isSomebodyHere() ? remembered() : (visited() ?? remembered());

/** The current brand: of the signed-in user, or of the last one in this browser. */
export const currentBrand = (): Brand | null => worn;
export const useBrand = (): Brand | null => useSyncExternalStore(subscribe, currentBrand);

/** Applies a brand and stores it for the next start, so that no other brand flashes. */
export function wearBrand(brand: Brand | null): void {
  if (JSON.stringify(brand) === JSON.stringify(worn)) return;
  worn = brand;
  try {
    if (brand) localStorage.setItem(key, JSON.stringify(brand));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the next start begins in the product's colours.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): Brand | null {
  try {
    return brandIn(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** The brand of the host name or link, which the server writes into the page for visitors who are not signed in. */
function visited(): Brand | null {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]');
  return brandIn(meta?.content ?? null);
}

/** Whether someone was signed in last: that user's brand has priority over the link's. */
function isSomebodyHere(): boolean {
  try {
    return Boolean(JSON.parse(localStorage.getItem('plumbline.last') ?? 'null')?.user);
  } catch {
    return false;
  }
}

function brandIn(text: string | null): Brand | null {
  try {
    const kept: Brand | null = JSON.parse(text ?? 'null');
    // An older version may have stored another shape.
    return kept && typeof kept.name === 'string' && (!kept.colors || areColors(kept.colors)) ? kept : null;
  } catch {
    return null;
  }
}

const areColors = ({ primaryColor, ...others }: BrandColors): boolean =>
  isColor(primaryColor) && Object.values(others).every((color) => color === null || isColor(color));
