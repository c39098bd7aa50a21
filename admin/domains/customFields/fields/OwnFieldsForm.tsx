import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FieldInputs } from '../../../entities/inputs/FieldInputs';
import { ownGrid } from './ownGrid';
import type { Arrangement } from './useArrangement';

export interface OwnFieldsFormProps {
  arrangement: Arrangement;
  /** Initial values of the inputs. */
  row: Readonly<Record<string, unknown>>;
  /** Error messages by field. */
  problems?: Readonly<Record<string, string>>;
  onChange: (patch: Record<string, unknown>) => void;
  onBlur?: () => void;
}

/** Custom fields with the inputs of generated forms. */
export function OwnFieldsForm({ arrangement, row, problems, onChange, onBlur }: OwnFieldsFormProps) {
  const { entity, ownFields } = arrangement;
  const form = useForm({ defaultValues: { ...row } });
  const { watch, setError, clearErrors } = form;
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const watching = watch((values, { name }) => {
      if (name) latest.current({ [name]: values[name] ?? null });
    });
    return () => watching.unsubscribe();
  }, [watch]);
  useEffect(() => {
    for (const name of ownFields) {
      const message = problems?.[name];
      if (message) setError(name, { message });
      else clearErrors(name);
    }
  }, [ownFields, problems, setError, clearErrors]);
  return (
    <FormProvider {...form}>
      <Box sx={ownGrid} {...(onBlur ? { onBlur } : {})}>
        <FieldInputs entity={entity} names={ownFields} />
      </Box>
    </FormProvider>
  );
}
