import { Box, DialogContent, DialogContentText } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withDeletionFields } from '@plumbline/resources/language/deletionAsks';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { type ReactNode, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FieldInputs } from '../inputs/FieldInputs';
import { TextLanguage } from '../inputs/TextLanguage';

interface DeletionFormProps {
  entity: AnyEntity;
  /** The fields asked for. */
  names: readonly string[];
  /** Several rows, of which some may need the fields: none is required. */
  isForSeveral?: boolean;
  /** Values from an earlier attempt. */
  defaults?: Readonly<Record<string, unknown>>;
  onSubmit: (given: Record<string, unknown>) => void;
  /** Above the fields. */
  children?: ReactNode;
  /** The buttons of the dialog. */
  actions: ReactNode;
}

/** The content of a dialog that deletes: what is deleted, the fields that the deletion asks for, and the buttons. */
export function DeletionForm({
  entity,
  names,
  isForSeveral = false,
  defaults = {},
  onSubmit,
  children,
  actions,
}: DeletionFormProps) {
  const translate = useTranslate();
  const asking = useMemo(() => requiring(entity, !isForSeveral), [entity, isForSeveral]);
  const errorsOf = (values: Record<string, unknown>): Record<string, object> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const field = asking.fields[name];
        const problem = field && checkField(givenOf(values, [name])[name] ?? null, field);
        return problem ? [[name, { message: problem.message, args: problem.args ?? {} }]] : [];
      }),
    );
  return (
    <Form
      defaultValues={defaults}
      validate={errorsOf}
      noValidate
      disableInvalidFormNotification
      onSubmit={(values: Record<string, unknown>) => onSubmit(givenOf(values, names))}
    >
      <TextLanguage>
        <DialogContent>
          {children}
          {names.map((name) => (
            <Box key={name} sx={{ mt: 2, '& .MuiFormControl-root': { width: '100%' } }}>
              <DialogContentText sx={{ mb: 1.5 }}>
                {translate(
                  `resources.${entity.name}.askedByDelete.${name}.${isForSeveral ? 'several' : 'one'}`,
                )}
              </DialogContentText>
              <FieldInputs entity={asking} names={[name]} />
            </Box>
          ))}
        </DialogContent>
        {actions}
      </TextLanguage>
    </Form>
  );
}

function requiring(entity: AnyEntity, required: boolean): AnyEntity {
  const asked = Object.entries(entity.deletionAsks ?? {}).map(([name, field]) => [
    name,
    { ...field, required },
  ]);
  return { ...withDeletionFields(entity), fields: Object.fromEntries(asked) };
}

/** The values entered in these fields, without blanks around them. */
function givenOf(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const entered = names.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(entered.filter(([, value]) => value !== '' && value != null));
}
