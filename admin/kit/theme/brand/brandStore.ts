import type { Brand, BrandColors } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import { useSyncExternalStore } from 'react';

const key = 'plumbline.brand';
const listeners = new Set<() => void>();
let worn: Brand | null = isSomebodyHere() ? remembered() : (visited() ?? remembered());

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
    return brandIn(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** By whose host name or link a page was opened where nobody was signed in, as the server wrote it into the page. */
function visited(): Brand | null {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]');
  return brandIn(meta?.content ?? null);
}

/** Whether somebody was signed in here last: that person's looks hold, whatever link was followed. */
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
    // What an older version kept may have another shape.
    return kept && typeof kept.name === 'string' && (!kept.colors || areColors(kept.colors)) ? kept : null;
  } catch {
    return null;
  }
}

const areColors = ({ primaryColor, ...others }: BrandColors): boolean =>
  isColor(primaryColor) && Object.values(others).every((color) => color === null || isColor(color));
