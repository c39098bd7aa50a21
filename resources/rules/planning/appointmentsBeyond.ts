import type { Appointment } from './whyNotChoosable';

/** Open appointments that a person could no longer see entirely: their number and the first ones. */
export interface AppointmentsBeyond {
  count: number;
  first: Appointment[];
}
