import { dayAfter } from '../../language/due';

/** Minutes of inspecting that fit into a working day. */
export const workingMinutes = 480;
/** Longest period of a board, in days. */
export const mostBoardDays = 12 * 7;
/** Longest appointment that a board shows whole, in days. */
export const mostAppointmentDays = 31;

interface Span {
  datePlanned: string;
  /** The last day; null: one day. */
  dateUntil: string | null;
}
export interface BoardAppointment extends Span {
  id: string;
  auditor: string | null;
  location: string;
  pieces: number;
  /** By the median of past inspections; null: none is known. */
  minutes: number | null;
}
interface Away {
  contact: string;
  dateFrom: string;
  dateUntil: string;
}
export interface Load {
  pieces: number;
  minutes: number | null;
}
export const conflicts = ['ABSENT', 'OVERLOADED', 'ELSEWHERE'] as const;
export type Conflict = (typeof conflicts)[number];

/** Days from `from` to `to`, both included; at most those of a board. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < mostBoardDays; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export const daysOf = ({ datePlanned, dateUntil }: Span): string[] =>
  daysBetween(datePlanned, dateUntil ?? datePlanned);

/** Pieces and minutes of each day; an appointment of several days is spread evenly, the first days take the rest. */
export function loadByDay(appointments: readonly BoardAppointment[]): Map<string, Load> {
  const loads = new Map<string, Load>();
  for (const appointment of appointments) {
    const days = daysOf(appointment);
    for (const [index, day] of days.entries()) {
      const before = loads.get(day) ?? { pieces: 0, minutes: 0 };
      const { minutes } = appointment;
      loads.set(day, {
        pieces: before.pieces + share(appointment.pieces, days.length, index),
        minutes:
          before.minutes === null || minutes === null
            ? null
            : before.minutes + share(minutes, days.length, index),
      });
    }
  }
  return loads;
}

const share = (amount: number, parts: number, index: number): number =>
  Math.floor(amount / parts) + (index < amount % parts ? 1 : 0);

/** What speaks against the days of an appointment: the inspector is absent, has too much to do, or is elsewhere too. */
export function conflictsOf(
  appointment: BoardAppointment,
  { all, absences }: { all: readonly BoardAppointment[]; absences: readonly Away[] },
): Conflict[] {
  const { auditor } = appointment;
  if (!auditor) return [];
  const days = daysOf(appointment);
  const others = all.filter((one) => one.id !== appointment.id && one.auditor === auditor);
  const loads = loadByDay([...others, appointment]);
  const holds: Record<Conflict, boolean> = {
    ABSENT: absences.some(
      (one) => one.contact === auditor && days.some((day) => one.dateFrom <= day && day <= one.dateUntil),
    ),
    OVERLOADED: days.some((day) => (loads.get(day)?.minutes ?? 0) > workingMinutes),
    ELSEWHERE: others.some(
      (one) => one.location !== appointment.location && daysOf(one).some((day) => days.includes(day)),
    ),
  };
  return conflicts.filter((name) => holds[name]);
}

/** The days of an appointment moved to another first day; it keeps its length. */
export function movedTo({ datePlanned, dateUntil }: Span, first: string): Span {
  const length = daysOf({ datePlanned, dateUntil }).length;
  return { datePlanned: first, dateUntil: dateUntil ? dayAfter(first, length - 1) : null };
}

/** The days of an appointment that takes this many days more or less, at least one. */
export function resizedBy({ datePlanned, dateUntil }: Span, days: number): Span {
  const length = daysOf({ datePlanned, dateUntil }).length + days;
  const isOne = length <= 1;
  return {
    datePlanned,
    dateUntil: isOne ? null : dayAfter(datePlanned, Math.min(length, mostAppointmentDays) - 1),
  };
}

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Addresses whose postal codes begin alike are near each other: two digits are a region in Germany, Poland, Hungary. */
export const vicinityOf = (zip: string | null): string | null => {
  const digits = (zip ?? '').replace(/\D/g, '').slice(0, 2);
  return digits.length === 2 ? digits : null;
};
