import { createUnsavedElsewhere } from './unsavedElsewhere';

/** Whether another tab of this browser holds something typed that leaving would lose. */
export const isUnsavedElsewhere = createUnsavedElsewhere(globalThis.navigator?.locks);
