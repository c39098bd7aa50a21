import type { SystemMessage } from '@plumbline/resources/entities/systemMessages';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { concerns, isBefore } from '@plumbline/resources/rules/messages/index';

interface Reader extends Pick<SessionSummary, 'instanceType' | 'role' | 'instance' | 'broker'> {
  /** Marks of dismissed messages, as `markOf` returns them. */
  dismissed: readonly string[];
  /** `YYYY-MM-DD` */
  day: string;
  /** Of the running app; null: unknown. */
  version: string | null;
}

/** Includes the version, so that an edited message is shown again. */
export const markOf = ({ id, version }: Pick<SystemMessage, 'id' | 'version'>): string => `${id} ${version}`;

const urgency = ['ERROR', 'WARNING', 'INFO'];

/** The messages for this user today, the most urgent first. */
export function shownMessages(
  messages: readonly SystemMessage[],
  { dismissed, day, version, ...reader }: Reader,
): SystemMessage[] {
  return messages
    .filter(
      (one) =>
        one.isActive !== false &&
        one.validFrom <= day &&
        (!one.validTill || one.validTill >= day) &&
        concerns(one, reader) &&
        (!one.beforeVersion || isBefore(version, one.beforeVersion)) &&
        !(isDismissible(one) && dismissed.includes(markOf(one))),
    )
    .sort((one, other) => urgency.indexOf(one.level) - urgency.indexOf(other.level));
}

/** Older messages without this field can be dismissed. */
export const isDismissible = ({ isDismissible: can }: Pick<SystemMessage, 'isDismissible'>): boolean =>
  can !== false;
