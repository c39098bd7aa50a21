import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/fields/field';
import { type Language, localized } from '@plumbline/resources/languages';
import type { ReportEquipment } from '@plumbline/resources/reports/ReportContext';
import type { Formats } from './formats';

type Say = (value: unknown, field: Field, to: { language: Language; formats: Formats }) => string;

const asText: Say = (value) => String(value);

/** How the types that an account's fields may have are written in a report; others are written as they are. */
const written: Partial<Record<FieldType, Say>> = {
  decimal: (value, _field, { formats }) => formats.number(Number(value)),
  date: (value, _field, { formats }) => formats.day(String(value)),
  datetime: (value, _field, { formats }) => formats.moment(String(value)),
  choice: (value, field, { language }) =>
    (field.type === 'choice' && localized(field.choices.labels?.[String(value)], language)) || String(value),
};

/** What the row holds in the fields that the account added, in the account's order; empty ones are left out. */
export function ownFields(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>> | undefined,
  to: { language: Language; formats: Formats },
  isWanted: (field: Field) => boolean = () => true,
): ReportEquipment['customFields'] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = row?.[name];
    if (!isWanted(field)) return [];
    if (field.customKey === undefined || value === null || value === undefined || value === '') return [];
    return [
      {
        key: field.customKey,
        name: localized(field.label, to.language) || field.customKey,
        value: (written[field.type] ?? asText)(value, field, to),
      },
    ];
  });
}
