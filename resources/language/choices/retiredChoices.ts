import type { AnyEntity } from '../defineEntity';
import { isChoice } from '../fields/types/choice';
import type { FieldErrors } from '../validation';

/**
 * Errors for changed fields whose value is retired. Existing values are kept: `changed` names the fields that differ.
 * `at` (ISO 8601): when it was chosen, if the change arrives later.
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
