import { createContext } from 'react';

/** Names of the bays of the rack that is shown; undefined: no rack, or not known, then bays are told by number. */
export const BayNames = createContext<readonly string[] | undefined>(undefined);
