import type { SystemMessage } from '@plumbline/resources/entities/systemMessages';
import type { AccountType } from '@plumbline/resources/language/permissions';

interface Reader {
  instanceType: AccountType;
  /** Marks of what was put away, as `markOf` makes them. */
  dismissed: readonly string[];
  /** `YYYY-MM-DD` */
  day: string;
}

/** A message that was written anew is told again. */
export const markOf = ({ id, version }: SystemMessage): string => `${id} ${version}`;

const urgency = ['ERROR', 'WARNING', 'INFO'];

/** What this person has to be told today, the most urgent first. */
export function shownMessages(
  messages: readonly SystemMessage[],
  { instanceType, dismissed, day }: Reader,
): SystemMessage[] {
  return messages
    .filter(
      (one) =>
        one.isActive !== false &&
        one.validFrom <= day &&
        (one.validTill === null || one.validTill >= day) &&
        (one.audience === null || one.audience === instanceType) &&
        !dismissed.includes(markOf(one)),
    )
    .sort((one, other) => urgency.indexOf(one.level) - urgency.indexOf(other.level));
}
