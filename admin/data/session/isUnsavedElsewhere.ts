import { createUnsavedElsewhere } from './unsavedElsewhere';

/** Whether another tab of this browser has unsaved input. */
export const isUnsavedElsewhere = createUnsavedElsewhere(globalThis.navigator?.locks);
