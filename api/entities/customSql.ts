import type { Field } from '@plumbline/resources/language/fields/field';
import { isId } from '@plumbline/resources/language/ids';
import { isKey } from '@plumbline/resources/rules/customFields/customFields';
import { columnTypeOf } from './columnTypes/columnTypes';

/** The value of a field in SQL: its column, or what stands under its key in the column `custom`. `t` is the table's alias. */
export function valueSql(name: string, field: Field | undefined, t = 't'): string {
  if (field?.customKey === undefined) return `${t}.\`${name}\``;
  const value = `json_value(${t}.\`custom\`, '${jsonPath(field.customKey)}')`;
  const own =
    field.customOf === undefined
      ? value
      : `if(${t}.\`instance\` = '${accountId(field.customOf)}', ${value}, null)`;
  return columnTypeOf(field).comparedInJson?.(own) ?? own;
}

/** Sets only what changes in `custom`, so that other keys, archived ones among them, stay as they are. */
export const patchedCustom = "json_merge_patch(ifnull(`custom`, '{}'), ?)";
export const patchedCustomOfMany = (table: string): string =>
  `json_merge_patch(ifnull(\`${table}\`.\`custom\`, '{}'), values(\`custom\`))`;

// As with paths: what stands in the text of a statement is checked there.
function accountId(id: string): string {
  if (!isId(id)) throw new Error(`no account: ${id}`);
  return id;
}

/** A JSON path cannot be bound everywhere it stands, so what goes into one is checked where it is written down. */
export function jsonPath(key: string): string {
  if (!isKey(key)) throw new Error(`no key of a custom field: ${key}`);
  return `$.${key}`;
}
