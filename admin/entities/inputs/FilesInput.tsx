import { Stack, Typography } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import { FileDrop } from '../../data/files/FileDrop';
import { useActor } from '../../data/session/ActorProvider';
import { FieldGroup } from './FieldGroup';
import { FileTile } from './FileTile';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function FilesInput({ entity, field, source, label }: InputProps<'files'>) {
  const { maxUploadMb } = useActor();
  const translate = useTranslate();
  const input = useFieldInput<FileValue[]>(source);
  const files = input.value ?? [];
  const add = (more: FileValue[]) =>
    input.change([...files, ...more.filter((one) => !files.some((known) => known.hash === one.hash))]);
  const remove = (hash: string) => {
    const rest = files.filter((file) => file.hash !== hash);
    input.change(rest.length > 0 ? rest : null);
  };
  const limit = field.max && (
    <Typography variant="caption" color="text.secondary">
      {translate('shell.files.limit', { count: files.length, max: field.max })}
    </Typography>
  );
  return (
    <FieldGroup label={label} isRequired={field.required ?? false} problem={input.problem} action={limit}>
      <Stack sx={{ gap: 1 }}>
        {files.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {files.map((file) => (
              <FileTile
                key={file.hash}
                resource={entity.name}
                file={file}
                onRemove={() => remove(file.hash)}
              />
            ))}
          </Stack>
        )}
        {(!field.max || files.length < field.max) && (
          <FileDrop
            accept={field.accept}
            isMultiple
            label={label}
            maxUploadMb={maxUploadMb}
            onUploaded={add}
          />
        )}
      </Stack>
    </FieldGroup>
  );
}
