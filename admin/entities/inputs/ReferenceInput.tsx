import { useWatch } from 'react-hook-form';
import type { InputProps } from './inputProps';
import { inUse } from './inUse';
import { ReferencePicker } from './ReferencePicker';
import { useFieldInput } from './useFieldInput';

export function ReferenceInput({ field, source, label }: InputProps<'reference'>) {
  const input = useFieldInput<string>(source);
  const owner = useWatch({ name: field.sameOwnerAs ?? 'id', disabled: !field.sameOwnerAs });
  const filter = { ...inUse(field.to), ...field.filter, ...(field.sameOwnerAs && owner ? { owner } : {}) };
  return (
    <ReferencePicker
      id={input.id}
      to={field.to}
      label={label}
      isRequired={field.required ?? false}
      filter={filter}
      value={input.value ? [input.value] : []}
      onChange={(ids) => input.change(ids[0] ?? null)}
      onBlur={input.blur}
      problem={input.problem}
      inputRef={input.ref}
    />
  );
}
