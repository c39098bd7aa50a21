import { ReferencePicker } from '../inputs/ReferencePicker';
import { asList } from './asList';
import type { FilterProps } from './filterProps';

export function ReferenceFilter({ name, field, label, values, onChange }: FilterProps<'reference'>) {
  return (
    <ReferencePicker
      to={field.to}
      label={label}
      isMultiple
      value={asList(values[name])}
      {...(field.filter ? { filter: field.filter } : {})}
      onChange={(ids) => onChange({ [name]: ids.length === 0 ? undefined : ids })}
    />
  );
}
