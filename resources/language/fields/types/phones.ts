import type { FieldOptions } from '../fieldOptions';
import { isPhone } from '../formats';
import { type PhoneKind, phoneKinds } from '../phoneKinds';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { isObject, isString } from './shapes';
import { wrong } from './wrong';

export interface PhoneValue {
  kind: PhoneKind;
  number: string;
}
export interface PhonesShape {
  options: FieldOptions;
  value: PhoneValue[];
}

export const phones = <const O extends FieldOptions = None>(
  options?: Exact<O, FieldOptions>,
): Built<'phones', O> => build('phones', options);

const mostPhones = 20;

const isPhoneValue = (value: unknown): boolean =>
  isObject(value) &&
  phoneKinds.some((kind) => kind === value.kind) &&
  isString(value.number) &&
  isPhone(value.number);

export const phonesType: FieldTypeModule<'phones'> = {
  check(value) {
    if (!Array.isArray(value) || !value.every(isPhoneValue)) return wrong('phone');
    return value.length > mostPhones ? wrong('maxItems', { max: mostPhones }) : null;
  },
  textOf: (value) => value.map(({ number }) => number).join(', '),
  isJson: true,
  isWritten: true,
};
