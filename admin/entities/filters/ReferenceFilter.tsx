import { entities } from '@plumbline/resources/entities/index';
import { belowKey } from '@plumbline/resources/language/query/branch';
import { ReferencePicker } from '../inputs/ReferencePicker';
import { asList } from './asList';
import type { FilterProps } from './filterProps';

/** Rows that the reference may lead to; of a tree, with all below them. */
export function ReferenceFilter({ name, field, label, values, onChange }: FilterProps<'reference'>) {
  const key = entities[field.to].tree ? belowKey(name) : name;
  return (
    <ReferencePicker
      to={field.to}
      label={label}
      isMultiple
      value={asList(values[key] ?? values[name])}
      {...(field.filter ? { filter: field.filter } : {})}
      onChange={(ids) => onChange({ [name]: undefined, [key]: ids.length === 0 ? undefined : ids })}
    />
  );
}
