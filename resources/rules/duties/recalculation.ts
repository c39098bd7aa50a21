/** Selects the pieces to recalculate: any of these; none given: all. */
export interface RecalculationScope {
  /** Of these categories, directly or by the model's sub-category. */
  categories?: readonly string[];
  products?: readonly string[];
  locations?: readonly string[];
  /** With a duty by one of these regulations. */
  regulations?: readonly string[];
  equipments?: readonly string[];
}

/** Above this number of pieces the recalculation is a job with progress. */
export const inlineLimit = 1000;
