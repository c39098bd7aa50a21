import { Stack } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { FileDrop } from '../../data/files/FileDrop';
import { useActor } from '../../data/session/ActorProvider';
import { FieldGroup } from './FieldGroup';
import { FileTile } from './FileTile';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function FileInput({ entity, field, source, label }: InputProps<'file'>) {
  const { maxUploadMb } = useActor();
  const input = useFieldInput<FileValue>(source);
  return (
    <FieldGroup label={label} isRequired={field.required ?? false} problem={input.problem}>
      <Stack sx={{ gap: 1 }}>
        {input.value && (
          <FileTile resource={entity.name} file={input.value} onRemove={() => input.change(null)} />
        )}
        <FileDrop
          accept={field.accept}
          label={label}
          maxUploadMb={maxUploadMb}
          keepsOriginal={field.keepsOriginal}
          onUploaded={([file]) => input.change(file ?? null)}
        />
      </Stack>
    </FieldGroup>
  );
}
