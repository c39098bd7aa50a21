import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { dueField, isSettled } from '../../data/words/due';
import { AddressCell } from './AddressCell';
import { BooleanCell } from './BooleanCell';
import { ChoiceCell } from './ChoiceCell';
import type { CellPlace, CellProps } from './cellProps';
import { DateCell } from './DateCell';
import { DateTimeCell } from './DateTimeCell';
import { FileCell } from './FileCell';
import { FilesCell } from './FilesCell';
import { ListCell } from './ListCell';
import { LocalizedTextCell } from './LocalizedTextCell';
import { LongTextCell } from './LongTextCell';
import { NumberCell } from './NumberCell';
import { PhonesCell } from './PhonesCell';
import { ReferenceCell } from './ReferenceCell';
import { ReferencesCell } from './ReferencesCell';
import { TextCell } from './TextCell';

/** One line per field type: how a value is shown. */
export const cells: { [T in FieldType]: ComponentType<CellProps<T>> } = {
  text: TextCell,
  longText: LongTextCell,
  localizedText: LocalizedTextCell,
  integer: NumberCell,
  decimal: NumberCell,
  boolean: BooleanCell,
  date: DateCell,
  datetime: DateTimeCell,
  choice: ChoiceCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  file: FileCell,
  files: FilesCell,
  address: AddressCell,
  phones: PhonesCell,
  list: ListCell,
};

interface AnyCellProps {
  entity: AnyEntity;
  name: string;
  field: Field;
  value: unknown;
  record: Readonly<Record<string, unknown>>;
  place: CellPlace;
}

/** Shows a value of any type; nothing is a quiet dash. */
export function Cell({ value, field, ...rest }: AnyCellProps) {
  if (isAbsent(value)) return <Absent entity={rest.entity} name={rest.name} record={rest.record} />;
  // The table pairs each type with its own component, which TypeScript cannot follow through a union.
  const Shown = cells[field.type] as ComponentType<Omit<AnyCellProps, 'value'> & { value: unknown }>;
  return <Shown field={field} value={value} {...rest} />;
}

/** A quiet dash; a missing due date says so, for it keeps the row from ever being due. */
function Absent({
  entity,
  name,
  record,
}: {
  entity: AnyEntity;
  name: string;
  record: Readonly<Record<string, unknown>>;
}) {
  const translate = useTranslate();
  if (dueField(entity) === name && !isSettled(record))
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('shell.due.none')}
      </Box>
    );
  return (
    <span aria-hidden style={quiet}>
      –
    </span>
  );
}

const quiet = { opacity: 0.4 } as const;

export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    typeof value === 'object' &&
    Object.values(value).every((part) => part === null || part === undefined || part === '')
  );
}
