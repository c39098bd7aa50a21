import type { Appointment } from './whyNotChoosable';

/** The open appointments that somebody would no longer see all of: how many, and the first of them. */
export interface AppointmentsBeyond {
  count: number;
  first: Appointment[];
}
