import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldLabel } from '../../data/words/labels';
import { Cell } from '../cells/Cell';
import { Input } from '../inputs/Input';
import { Fact } from '../show/Fact';
import { LockedField } from './LockedField';
import type { FieldLock } from './useFieldLocks';

interface FormFieldProps {
  entity: AnyEntity;
  name: string;
  field: Field;
  isEditable: boolean;
  lock?: FieldLock | undefined;
}

/** A field of a form: an input, or its value as text if it cannot be changed, or not now. */
export function FormField({ entity, name, field, isEditable, lock }: FormFieldProps) {
  const translate = useTranslate();
  const record: Readonly<Record<string, unknown>> = useRecordContext() ?? {};
  const { getValues } = useFormContext();
  const label = translate(fieldLabel(entity, name));
  if (isEditable && !lock)
    return <Input entity={entity} name={name} field={field} source={name} label={label} />;
  // A value chosen before the field was locked is still in the form.
  const chosen = lock ? (getValues(name) ?? record[name]) : record[name];
  const value = (
    <Cell entity={entity} name={name} field={field} value={chosen} record={record} place="page" />
  );
  if (!isEditable || !lock) return <Fact label={label}>{value}</Fact>;
  return (
    <LockedField id={String(record.id)} label={label} lock={lock}>
      {value}
    </LockedField>
  );
}
