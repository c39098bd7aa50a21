import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Field } from '@plumbline/resources/fields/field';
import { useRecordContext, useTranslate } from 'react-admin';
import { Cell } from '../cells/Cell';
import { Input } from '../inputs/Input';
import { fieldLabel } from '../labels';
import { Fact } from '../show/Fact';

interface FormFieldProps {
  entity: AnyEntity;
  name: string;
  field: Field;
  isEditable: boolean;
}

/** A field of a form: an input, or its value as text where the user may not change it. */
export function FormField({ entity, name, field, isEditable }: FormFieldProps) {
  const translate = useTranslate();
  const record: Readonly<Record<string, unknown>> = useRecordContext() ?? {};
  const label = translate(fieldLabel(entity, name));
  if (isEditable) return <Input entity={entity} name={name} field={field} source={name} label={label} />;
  return (
    <Fact label={label}>
      <Cell entity={entity} name={name} field={field} value={record[name]} record={record} place="page" />
    </Fact>
  );
}
