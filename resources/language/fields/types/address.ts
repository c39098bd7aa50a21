import { countries } from '../../choices/countries';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { isObject, isString } from './shapes';
import { wrong } from './wrong';

export interface AddressValue {
  street?: string;
  zip?: string;
  city?: string;
  country?: string;
}
export interface AddressShape {
  options: FieldOptions;
  value: AddressValue;
}

export const address = <const O extends FieldOptions = None>(
  options?: Exact<O, FieldOptions>,
): Built<'address', O> => build('address', options);

export const addressType: FieldTypeModule<'address'> = {
  check(value) {
    if (!isObject(value)) return wrong('address');
    for (const [key, limit] of [
      ['street', 150],
      ['zip', 20],
      ['city', 100],
    ] as const) {
      const part = value[key];
      if (part !== undefined && part !== null && !isString(part)) return wrong('address');
      if (isString(part) && part.length > limit) return wrong('maxLength', { max: limit });
    }
    const { country } = value;
    const known =
      country === undefined ||
      country === null ||
      country === '' ||
      countries.some((code) => code === country);
    return known ? null : wrong('country');
  },
  textOf: (value, _field, { language, formats }) => formats.address(value, language),
  isJson: true,
  isTelling: true,
  isWritten: true,
};
