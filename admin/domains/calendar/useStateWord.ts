import type { ChoiceSet } from '@plumbline/resources/language/choices/choiceSet';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { useTranslate } from 'react-admin';
import { isStateSet } from '../../entities/choiceLooks';

type Row = Readonly<Record<string, unknown>>;

/** The field with the state of the row, if the entity has one. */
export const stateField = (entity: AnyEntity): string | undefined =>
  Object.keys(entity.fields).find((name) => {
    const field = entity.fields[name];
    return isChoice(field) && isStateSet(field.choices);
  });

/** The state of the row as text. */
export function useStateWord(
  entity: AnyEntity,
  row: Row,
): { choices: ChoiceSet; value: string; word: string } | undefined {
  const translate = useTranslate();
  const name = stateField(entity);
  const field = name ? entity.fields[name] : undefined;
  const value = name ? row[name] : undefined;
  if (!isChoice(field) || typeof value !== 'string') return undefined;
  return { choices: field.choices, value, word: translate(`choices.${field.choices.name}.${value}`) };
}
