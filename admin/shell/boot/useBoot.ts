import { useSyncExternalStore } from 'react';
import { boot } from './startBoot';
import type { BootState } from './steps/bootState';

/** State of the app's start. */
export const useBoot = (): BootState => useSyncExternalStore(boot.subscribe, boot.state);
