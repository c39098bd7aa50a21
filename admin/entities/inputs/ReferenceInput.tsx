import { entities } from '@plumbline/resources/entities/index';
import { useFormContext, useWatch } from 'react-hook-form';
import { givenTo } from './create/givenTo';
import type { InputProps } from './inputProps';
import { inUse } from './inUse';
import { ReferencePicker } from './ReferencePicker';
import { useFieldInput } from './useFieldInput';

export function ReferenceInput({ field, source, label }: InputProps<'reference'>) {
  const input = useFieldInput<string>(source);
  const owner = useWatch({ name: field.sameOwnerAs ?? 'id', disabled: !field.sameOwnerAs });
  const { setValue } = useFormContext();
  const filter = { ...inUse(field.to), ...field.filter, ...(field.sameOwnerAs && owner ? { owner } : {}) };
  return (
    <ReferencePicker
      id={input.id}
      to={field.to}
      label={label}
      isRequired={field.required ?? false}
      filter={filter}
      given={givenTo(entities[field.to], filter)}
      value={input.value ? [input.value] : []}
      onChange={([id], [row]) => {
        input.change(id ?? null);
        // Of whom it is, the entry says by itself.
        const theirs: unknown = field.sameOwnerAs && row?.[field.sameOwnerAs];
        if (field.sameOwnerAs && !owner && theirs)
          setValue(field.sameOwnerAs, theirs, { shouldDirty: true, shouldTouch: true });
      }}
      onBlur={input.blur}
      problem={input.problem}
      inputRef={input.ref}
    />
  );
}
