/** The pieces whose duties are worked out anew: those that match any of these; all where none is named. */
export interface RecalculationScope {
  /** Of these categories, by themselves or by their model's sub-category. */
  categories?: readonly string[];
  products?: readonly string[];
  locations?: readonly string[];
  /** With a duty by one of these regulations. */
  regulations?: readonly string[];
  equipments?: readonly string[];
}

/** Above this number of pieces a recalculation is a job of its own, with progress. */
export const inlineLimit = 1000;
