import { compareKeys, sortKey } from '../../query/collation';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { isString, isWords } from './shapes';
import { wrong } from './wrong';

export interface LongTextOptions extends FieldOptions {
  max?: number;
  default?: string;
}
export interface LongTextShape {
  options: LongTextOptions;
  value: string;
}

export const longText = <const O extends LongTextOptions = None>(
  options?: Exact<O, LongTextOptions>,
): Built<'longText', O> => build('longText', options);

export const isLongText = (field: Field | undefined): field is FieldOf<'longText'> =>
  field?.type === 'longText';

/** Default maximum length of a long text. */
export const longestText = 10000;

export const longTextType: FieldTypeModule<'longText'> = {
  check(value, { max = longestText }) {
    if (!isString(value)) return wrong('text');
    return value.length > max ? wrong('maxLength', { max }) : null;
  },
  textOf: (value) => value,
  query: {
    isComparable: isWords,
    keyOf: (value) => sortKey(String(value)),
    boundOf: String,
    compare: (one, other) => compareKeys(String(one), String(other)),
  },
  isWritten: true,
};
