import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { type Language, localized } from '@plumbline/resources/language/languages';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import type { Formats } from './formats';

type Say = (value: unknown, field: Field, to: { language: Language; formats: Formats }) => string;

const asText: Say = (value) => String(value);

const measured: Say = (value, field, { formats }) =>
  formats.measure(Number(value), 'unit' in field ? field.unit : undefined);

/** How single values are written in a report; those of other types are written as they are. */
const written: Partial<Record<FieldType, Say>> = {
  integer: measured,
  decimal: measured,
  date: (value, _field, { formats }) => formats.day(String(value)),
  datetime: (value, _field, { formats }) => formats.moment(String(value)),
  choice: (value, field, { language }) =>
    (field.type === 'choice' && localized(field.choices.labels?.[String(value)], language)) || String(value),
};

/** A value as the report's reader writes it; nothing is ''. */
export const writtenValue: Say = (value, field, to) =>
  value === null || value === undefined || value === ''
    ? ''
    : (written[field.type] ?? asText)(value, field, to);

/** What the row holds in the fields that the account added, in the account's order; empty ones are left out. */
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
