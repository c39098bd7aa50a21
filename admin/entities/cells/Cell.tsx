import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import { dueField, isSettled } from '../../data/words/due';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import type { CellPlace, CellProps } from './cellProps';
import { Dash } from './Dash';

interface AnyCellProps {
  entity: AnyEntity;
  name: string;
  field: Field;
  value: unknown;
  record: Readonly<Record<string, unknown>>;
  place: CellPlace;
}

/** Shows a value of any type; an empty one as a dash. */
export function Cell({ value, field, ...rest }: AnyCellProps) {
  if (isAbsent(value)) return <Absent entity={rest.entity} name={rest.name} record={rest.record} />;
  const { Cell: Shown } = shownTypeOf(field);
  // The field's type determines the type of its values.
  return <Shown field={field} value={value as CellProps['value']} {...rest} />;
}

/** A dash; a missing due date says so, as the row never becomes due. */
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
  return <Dash />;
}

export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    typeof value === 'object' &&
    Object.values(value).every((part) => part === null || part === undefined || part === '')
  );
}
