import type { ComponentType } from 'react';
import { tryLoading } from '../../kit/behaviour/tryLoading';
import type { ScreenRoute } from '../../kit/routes/routes';

export type ScreenLoader = ScreenRoute['load'];

const fetching = new Map<ScreenLoader, Promise<ComponentType>>();
const loaded = new Map<ScreenLoader, ComponentType>();

/** Loads a screen's chunk once; after a failure the next call retries. */
export function fetchScreen(load: ScreenLoader): Promise<ComponentType> {
  const under = fetching.get(load);
  if (under) return under;
  const mine = tryLoading(load).then((screen) => {
    loaded.set(load, screen);
    return screen;
  });
  mine.catch(() => fetching.delete(load));
  fetching.set(load, mine);
  return mine;
}

/** The screen, if its chunk is loaded. */
export const loadedScreen = (load: ScreenLoader): ComponentType | undefined => loaded.get(load);
