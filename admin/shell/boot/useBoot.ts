import { useSyncExternalStore } from 'react';
import { boot } from './startBoot';
import type { BootState } from './steps/bootState';

/** How far the start of the app is. */
export const useBoot = (): BootState => useSyncExternalStore(boot.subscribe, boot.state);
