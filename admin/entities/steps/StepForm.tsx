import { Alert, Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { askedFields, missingAnswers, type Step } from '@plumbline/resources/language/steps';
import type { ReactNode } from 'react';
import { Form, type RaRecord, useGetIdentity, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FieldInputs } from '../inputs/FieldInputs';
import { TextLanguage } from '../inputs/TextLanguage';

interface StepFormProps {
  entity: AnyEntity;
  step: Step;
  /** The row, or one of several that take the step together. */
  record: RaRecord<string>;
  onSubmit: (answers: Record<string, unknown>) => void;
  /** Text above the fields. */
  intro: ReactNode;
  /** The buttons of the dialog. */
  actions: ReactNode;
}

/** The fields of a step, for example the reason why a lock is lifted; missing ones are marked. */
export function StepForm({ entity, step, record, onSubmit, intro, actions }: StepFormProps) {
  const { identity, isPending } = useGetIdentity();
  const asked = askedFields(step, record);
  const either = asked.filter(([, kind]) => kind === 'oneOf').map(([name]) => name);
  if (isPending) return null;
  // The default is the current user, who mostly did it; it can be changed.
  const defaults = Object.fromEntries(
    asked.map(([name, kind]) => [
      name,
      (kind === 'anew' || kind === 'optional' ? null : record[name]) ??
        (entity.fields[name]?.personal ? (identity?.fullName ?? null) : null),
    ]),
  );
  const errorsOf = (values: Record<string, unknown>) => {
    const errors: Record<string, { message: string; args: object }> = {};
    // Of alternatives, only the first shows the error.
    for (const name of missingAnswers(step, record, values))
      if (!either.includes(name)) errors[name] = { message: 'validation.required', args: {} };
      else if (name === either[0]) errors[name] = { message: 'validation.wordsOrPhoto', args: {} };
    for (const [name] of asked) {
      const field = entity.fields[name];
      const problem = field && checkField(values[name], field);
      if (problem) errors[name] = { message: problem.message, args: problem.args ?? {} };
    }
    return errors;
  };
  return (
    <Form defaultValues={defaults} validate={errorsOf} noValidate onSubmit={onSubmit}>
      <TextLanguage>
        <Box sx={{ px: 3, pb: 1, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {intro}
          {either.length > 1 && <EitherHint names={either} />}
          <FieldInputs entity={withAsked(entity, asked)} names={asked.map(([name]) => name)} />
        </Box>
        {actions}
      </TextLanguage>
    </Form>
  );
}

/** The entity with the fields that the step demands, for their inputs to show it. */
const withAsked = (entity: AnyEntity, asked: ReturnType<typeof askedFields>): AnyEntity => ({
  ...entity,
  fields: {
    ...entity.fields,
    ...Object.fromEntries(
      asked.flatMap(([name, kind]) => {
        const field = entity.fields[name];
        return field && (kind === 'required' || kind === 'anew')
          ? [[name, { ...field, required: true }]]
          : [];
      }),
    ),
  },
});

/** Hint that one of these fields suffices; hidden if an error says so already. */
function EitherHint({ names }: { names: readonly string[] }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  if (names.some((name) => name in errors)) return null;
  return (
    <Alert severity="info" variant="outlined">
      {translate('validation.wordsOrPhoto')}
    </Alert>
  );
}
