import { eventSources } from './timelineEvents';

/** Entries of one page. */
export const timelinePage = 30;

/** Position of an entry: its moment, then a key that no other entry of the piece has. */
export interface Position {
  /** ISO 8601 */
  moment: string;
  key: string;
}

/** A day counts as its first moment, so that what was done on it at a known time is newer. */
export const momentOf = (at: string): string =>
  at.length === 10 ? `${at}T00:00:00.000Z` : new Date(at).toISOString();

/** Key of an entry; ranks are one digit, so that keys of different kinds compare by them. */
export const keyPrefix = (kind: string): string => {
  const rank = eventSources.findIndex((source) => source.kind === kind);
  return `${rank === -1 ? eventSources.length : rank}-`;
};
/** The same key in SQL and here: change numbers with leading zeros compare as text. */
export const changeDigits = 20;

/** Newest first. */
export function byPosition(one: Position, other: Position): number {
  if (one.moment !== other.moment) return one.moment < other.moment ? 1 : -1;
  return one.key < other.key ? 1 : -1;
}

const separator = ' ';
/** Names an entry, for the page after it. */
export const cursorOf = ({ moment, key }: Position): string => `${moment}${separator}${key}`;

/** The position that a cursor names; undefined: it is none. */
export function positionAt(cursor: string): Position | undefined {
  const [moment = '', key = '', ...more] = cursor.split(separator);
  const isMoment =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(moment) && !Number.isNaN(Date.parse(moment));
  return isMoment && /^\d-[\w-]{1,64}$/.test(key) && more.length === 0 ? { moment, key } : undefined;
}
