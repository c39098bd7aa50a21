import { entities } from '@plumbline/resources/entities/index';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { givenTo } from './create/givenTo';
import type { InputProps } from './inputProps';
import { inUse } from './inUse';
import { ReferencePicker } from './ReferencePicker';
import { type FieldInput, useFieldInput } from './useFieldInput';

export function ReferenceInput({ field, source, label }: InputProps<'reference'>) {
  const input = useFieldInput<string>(source);
  const owner = useWatch({ name: field.sameOwnerAs ?? 'id', disabled: !field.sameOwnerAs });
  const { setValue } = useFormContext();
  const above = useAbove(field.below, input);
  const filter = {
    ...inUse(field.to),
    ...field.filter,
    ...(field.sameOwnerAs && owner ? { owner } : {}),
    ...(above && entities[field.to].tree ? { [String(entities[field.to].tree)]: above } : {}),
  };
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
        // The chosen row also determines the customer.
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

/** The parent by which options are filtered; changing it clears the choice. */
function useAbove(field: string | undefined, { change }: FieldInput<string>): string | null {
  const above: string | null = useWatch({ name: field ?? 'id', disabled: !field }) ?? null;
  const before = useRef(above);
  useEffect(() => {
    if (field && before.current && before.current !== above) change(null);
    before.current = above;
  });
  return field ? above : null;
}
