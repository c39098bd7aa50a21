import { Paper } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entityFor } from '@plumbline/resources/formLayout';
import { isPresent } from '@plumbline/resources/validation';
import { useCallback, useRef } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { TextLanguage } from '../inputs/TextLanguage';
import { FormFields } from './FormFields';
import { formErrors } from './formErrors';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from './UnsavedGuard';

export type Values = Record<string, unknown>;
/** Saves; what the server found wrong comes back by field, nothing when it went well or was told otherwise. */
export type Save = (values: Values) => Promise<Record<string, string> | undefined>;

interface EntityFormProps {
  entity: AnyEntity;
  /** The row as it is on the server; absent in a new one. */
  record?: RaRecord<string>;
  initial?: Values;
  save: Save;
  cancelTo: string;
  onAnother?: () => void;
  /** What saving is called here. */
  saveLabel?: string;
  isLeaving: React.RefObject<boolean>;
}

const keepTyped = { keepDirtyValues: true };

/** The form of any entity, from its definition: tabs of inputs, checked as the API checks. */
export function EntityForm({
  entity,
  record,
  initial,
  save,
  cancelTo,
  onAnother,
  saveLabel,
  isLeaving,
}: EntityFormProps) {
  // Conditions may ask for more than the form holds; the fields below know, the check is told through here.
  const context = useRef<Values>({});
  const validate = useCallback(
    (values: Values) => {
      const whole = { ...values, ...context.current };
      return formErrors(entityFor(entity, whole), values, whole);
    },
    [entity],
  );
  // What was typed into a field that the row, as it is now, does not have, is not sent.
  const submit = (values: Values) =>
    save(
      Object.fromEntries(
        Object.entries(values).filter(([name]) => {
          const field = entity.fields[name];
          return field?.customKey === undefined || isPresent(field.when, { ...values, ...context.current });
        }),
      ),
    );
  return (
    <Form
      record={record}
      defaultValues={initial}
      validate={validate}
      mode="onTouched"
      noValidate
      resetOptions={keepTyped}
      onSubmit={submit}
    >
      <TextLanguage>
        <Paper variant="outlined" sx={{ overflow: 'clip' }}>
          <FormFields
            entity={entity}
            isNew={record === undefined}
            onContext={(values) => {
              context.current = values;
            }}
          />
          <SaveBar
            cancelTo={cancelTo}
            {...(onAnother ? { onAnother } : {})}
            {...(saveLabel ? { label: saveLabel } : {})}
          />
        </Paper>
        <UnsavedGuard isLeaving={isLeaving} />
      </TextLanguage>
    </Form>
  );
}
