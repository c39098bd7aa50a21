import type { Field } from '@plumbline/resources/language/fields/field';
import { isId } from '@plumbline/resources/language/ids';
import { isKey } from '@plumbline/resources/rules/customFields/customFields';
import { columnTypeOf } from './columnTypes/columnTypes';

/** SQL of a field's value: its column, or its key in the JSON column `custom`. `t`: table alias. */
export function valueSql(name: string, field: Field | undefined, t = 't'): string {
  if (field?.customKey === undefined) return `${t}.\`${name}\``;
  const value = `json_value(${t}.\`custom\`, '${jsonPath(field.customKey)}')`;
  const own =
    field.customOf === undefined
      ? value
      : `if(${t}.\`instance\` = '${accountId(field.customOf)}', ${value}, null)`;
  return columnTypeOf(field).comparedInJson?.(own) ?? own;
}

/** Updates only changed keys of `custom`, preserving others (archived fields). */
export const patchedCustom = "json_merge_patch(ifnull(`custom`, '{}'), ?)";
export const patchedCustomOfMany = (table: string): string =>
  `json_merge_patch(ifnull(\`${table}\`.\`custom\`, '{}'), values(\`custom\`))`;

// Interpolated into SQL, hence validated like paths.
function accountId(id: string): string {
  if (!isId(id)) throw new Error(`no account: ${id}`);
  return id;
}

/** JSON paths cannot be bound everywhere; interpolated keys are validated here. */
export function jsonPath(key: string): string {
  if (!isKey(key)) throw new Error(`no key of a custom field: ${key}`);
  return `$.${key}`;
}
