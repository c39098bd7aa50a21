import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isBoundTo, isPresent } from '@plumbline/resources/language/validation';
import { entityFor } from '@plumbline/resources/rules/customFields/formLayout';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { keepFocusWhilePressed } from '../../kit/behaviour/keepFocusWhilePressed';
import { TextLanguage } from '../inputs/TextLanguage';
import { FormFields } from './FormFields';
import { type FormCheck, FormChecks } from './formChecks';
import { formErrors } from './formErrors';
import { requiredByChange } from './requiredByChange';
import type { FieldLocks } from './useFieldLocks';

export type Values = Record<string, unknown>;
/** Saves; resolves with the server's errors by field, or nothing if it succeeded or the error was shown otherwise. */
export type Save = (values: Values) => Promise<Record<string, string> | undefined>;

interface FieldsFormProps {
  entity: AnyEntity;
  /** The row as on the server; absent for a new one. */
  record?: RaRecord<string> | undefined;
  initial?: Values | undefined;
  save: Save;
  /** Fields that cannot be changed, besides those locked by the server. */
  locked?: FieldLocks | undefined;
  /** The field to focus first; default: the one in the address. */
  beginsAt?: string | undefined;
  /** Renders what surrounds the fields, within the form. */
  children: (fields: ReactNode) => ReactNode;
}

const keepTyped = { keepDirtyValues: true };

/** The fields of any entity in a form, validated like in the API. */
export function FieldsForm({ entity, record, initial, save, locked, beginsAt, children }: FieldsFormProps) {
  // Conditions may depend on values outside the form; FormFields determines them for the validation.
  const context = useRef<Values>({});
  const [checks] = useState(() => new Set<FormCheck>());
  const validate = useCallback(
    (values: Values) => {
      const whole = { ...values, ...context.current };
      const asked = requiredByChange(entityFor(entity, whole), { before: record, values, context: whole });
      return formErrors(asked, values, { context: whole, checks: [...checks] });
    },
    [entity, record, checks],
  );
  // Values that would be refused because their field does not apply to the row any more are not sent.
  const submit = (values: Values) =>
    save(
      Object.fromEntries(
        Object.entries(values).filter(([name]) => {
          const field = entity.fields[name];
          return !field || !isBoundTo(field) || isPresent(field.when, { ...values, ...context.current });
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
        <FormChecks.Provider value={checks}>
          <Box onMouseDown={keepFocusWhilePressed} sx={{ display: 'contents' }}>
            {children(
              <FormFields
                entity={entity}
                isNew={record === undefined}
                locked={locked}
                beginsAt={beginsAt}
                onContext={(values) => {
                  context.current = values;
                }}
              />,
            )}
          </Box>
        </FormChecks.Provider>
      </TextLanguage>
    </Form>
  );
}
