import type { AnyEntity } from '../defineEntity';
import { isChoice } from '../fields/types/choice';
import type { FieldErrors } from '../validation';

/**
 * Fields of a change that take a value nobody chooses any more, with what is wrong. What a row has already, it keeps:
 * `changed` names what differs. `at` (ISO 8601): when it was chosen, if that was known only later.
 */
export function retiredChoices(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  { changed, at }: { changed: readonly string[]; at?: string | undefined },
): FieldErrors {
  return Object.fromEntries(
    changed
      .filter((name) => {
        const field = entity.fields[name];
        if (!isChoice(field)) return false;
        const isGone = field.choices.retired?.some((value) => value === row[name]) === true;
        return isGone && (at === undefined || (field.choices.changedAt ?? '') <= at);
      })
      .map((name) => [name, { message: 'validation.choiceRetired' }]),
  );
}
