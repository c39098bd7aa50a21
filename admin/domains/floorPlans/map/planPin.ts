import type { AnyPinKind } from './pinShapes';

/** A piece of equipment on a plan. */
export interface PlanPin {
  /** Of the piece. */
  id: string;
  /** Its number. */
  name: string;
  /** Model and place, to tell it apart. */
  detail: string;
  kind: AnyPinKind;
  /** Fractions of the plan's width and height. */
  x: number;
  y: number;
  /** `YYYY-MM-DD`; absent where it says nothing. */
  nextDate?: string | null;
  /** Where its card leads, the first being the main thing to do. */
  links: readonly { to: string; label: string }[];
}
