import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { type Language, localized } from '@plumbline/resources/language/languages';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { columnTypeOf } from '../../../entities/columnTypes/columnTypes';
import type { Formats } from './formats';

/** A value formatted for the report's reader; '' if there is none. */
export function writtenValue(
  value: unknown,
  field: Field,
  to: { language: Language; formats: Formats },
): string {
  if (value === null || value === undefined || value === '') return '';
  return columnTypeOf(field).reported?.(value, field, to) ?? String(value);
}

/** Values of the account's custom fields in its order; empty ones are left out. */
export function ownFields(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>> | undefined,
  to: { language: Language; formats: Formats },
  isWanted: (field: Field) => boolean = () => true,
): ReportEquipment['customFields'] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const { customKey } = field;
    const value = writtenValue(row?.[name], field, to);
    if (customKey === undefined || !isWanted(field) || value === '') return [];
    return [{ key: customKey, name: localized(field.label, to.language) || customKey, value }];
  });
}
