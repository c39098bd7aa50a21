import { isPhone } from '@plumbline/resources/language/fields/formats';
import { isId, newId } from '@plumbline/resources/language/ids';

export const longestText = 2000;

/** What a reader has typed so far. */
export interface DamageDraft {
  /** Of the task it becomes: a form that is sent twice is one report. */
  id: string;
  danger: 'green' | 'orange' | 'red' | null;
  description: string;
  name: string;
  phone: string;
  consent: boolean;
  /** Photos that came with an earlier attempt, sealed. */
  photos: { name: string; token: string }[];
}
export type DamageErrors = Partial<
  Record<'danger' | 'description' | 'photos' | 'name' | 'phone' | 'consent', string>
>;

type Values = Readonly<Record<string, string>>;

export const emptyDraft = (): DamageDraft => draftOf({});

/** The draft in the values of a form; what they do not say is empty. */
export function draftOf(values: Values): DamageDraft {
  const { id, danger, description = '', name = '', phone = '', consent } = values;
  return {
    id: isId(id) ? id : newId(),
    danger: danger === 'green' || danger === 'orange' || danger === 'red' ? danger : null,
    description: description.trim(),
    name: name.trim(),
    phone: phone.trim(),
    consent: consent === 'yes',
    photos: [],
  };
}

/** What is wrong with it, by field. */
export function checkDraft({ danger, description, name, phone, consent }: DamageDraft): DamageErrors {
  return {
    ...(danger ? {} : { danger: 'required' }),
    ...(description === ''
      ? { description: 'required' }
      : description.length > longestText
        ? { description: 'tooLong' }
        : {}),
    ...(phone !== '' && !isPhone(phone) ? { phone: 'phone' } : {}),
    // A name is a person's: without consent it is not kept.
    ...((name !== '' || phone !== '') && !consent ? { consent: 'required' } : {}),
  };
}
