import { entities } from '@plumbline/resources/entities/index';
import { useWatch } from 'react-hook-form';
import { givenTo } from './create/givenTo';
import type { InputProps } from './inputProps';
import { inUse } from './inUse';
import { ReferencePicker } from './ReferencePicker';
import { useFieldInput } from './useFieldInput';

export function ReferencesInput({ field, source, label }: InputProps<'references'>) {
  const input = useFieldInput<string[]>(source);
  const { createdFor } = field;
  const shared: unknown = useWatch({ name: createdFor ?? 'id', disabled: !createdFor });
  const filter = { ...inUse(field.to), ...field.filter };
  return (
    <ReferencePicker
      id={input.id}
      to={field.to}
      label={label}
      isMultiple
      isRequired={field.required ?? false}
      value={input.value ?? []}
      filter={filter}
      given={givenTo(entities[field.to], {
        ...filter,
        ...(createdFor && shared ? { [createdFor]: shared } : {}),
      })}
      onChange={(ids) => input.change(ids.length > 0 ? ids : null)}
      onBlur={input.blur}
      problem={input.problem}
      inputRef={input.ref}
    />
  );
}
