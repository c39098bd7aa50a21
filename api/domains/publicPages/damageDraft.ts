import { isPhone } from '@plumbline/resources/language/fields/formats';
import { isId, newId } from '@plumbline/resources/language/ids';

export const longestText = 2000;

/** Input of the damage form. */
export interface DamageDraft {
  /** Id of the resulting task, as idempotency key: a form sent twice creates one task. */
  id: string;
  danger: 'green' | 'orange' | 'red' | null;
  description: string;
  name: string;
  phone: string;
  consent: boolean;
  /** Photos of an earlier attempt, encrypted. */
  photos: { name: string; token: string }[];
}
export type DamageErrors = Partial<
  Record<'danger' | 'description' | 'photos' | 'name' | 'phone' | 'consent', string>
>;

type Values = Readonly<Record<string, string>>;

export const emptyDraft = (): DamageDraft => draftOf({});

/** Reads a draft from form values; missing ones are empty. */
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

/** Validation errors by field. */
export function checkDraft({ danger, description, name, phone, consent }: DamageDraft): DamageErrors {
  return {
    ...(danger ? {} : { danger: 'required' }),
    ...(description === ''
      ? { description: 'required' }
      : description.length > longestText
        ? { description: 'tooLong' }
        : {}),
    ...(phone !== '' && !isPhone(phone) ? { phone: 'phone' } : {}),
    // Name and phone are personal data: they are not stored without consent.
    ...((name !== '' || phone !== '') && !consent ? { consent: 'required' } : {}),
  };
}
