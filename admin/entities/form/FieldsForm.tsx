import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isPresent } from '@plumbline/resources/language/validation';
import { entityFor } from '@plumbline/resources/rules/customFields/formLayout';
import { type ReactNode, useCallback, useRef } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { TextLanguage } from '../inputs/TextLanguage';
import { FormFields } from './FormFields';
import { formErrors } from './formErrors';
import { requiredByChange } from './requiredByChange';
import type { FieldLocks } from './useFieldLocks';

export type Values = Record<string, unknown>;
/** Saves; what the server found wrong comes back by field, nothing when it went well or was told otherwise. */
export type Save = (values: Values) => Promise<Record<string, string> | undefined>;

interface FieldsFormProps {
  entity: AnyEntity;
  /** The row as it is on the server; absent in a new one. */
  record?: RaRecord<string> | undefined;
  initial?: Values | undefined;
  save: Save;
  /** Fields that stay as they begin, beside those the server locks. */
  locked?: FieldLocks | undefined;
  /** The field the form begins at; absent: the one the address leads to. */
  beginsAt?: string | undefined;
  /** What stands around the fields, within the form. */
  children: (fields: ReactNode) => ReactNode;
}

const keepTyped = { keepDirtyValues: true };

/** The fields of any entity in a form of theirs, checked as the API checks. */
export function FieldsForm({ entity, record, initial, save, locked, beginsAt, children }: FieldsFormProps) {
  // Conditions may ask for more than the form holds; the fields below know, the check is told through here.
  const context = useRef<Values>({});
  const validate = useCallback(
    (values: Values) => {
      const whole = { ...values, ...context.current };
      const asked = requiredByChange(entityFor(entity, whole), { before: record, values, context: whole });
      return formErrors(asked, values, whole);
    },
    [entity, record],
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
      </TextLanguage>
    </Form>
  );
}
