import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  MenuItem,
  TextField,
} from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { checkField } from '@plumbline/resources/language/fields/checkField';
import { entitiesFollowingOwner } from '@plumbline/resources/rules/ownership/ownerPropagation';
import { useState } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { isAbsent } from '../cells/Cell';
import { Input } from '../inputs/Input';
import { TextLanguage } from '../inputs/TextLanguage';
import { sharedValues } from './bulkFields';

interface BulkFormProps {
  entity: AnyEntity;
  kind: 'edit' | 'move';
  fields: readonly string[];
  rows: readonly RaRecord<string>[];
  onCancel: () => void;
  onSubmit: (patch: Record<string, unknown>) => void;
}

/** Asks for the field, if there are several, and its new value for all rows. */
export function BulkForm({ entity, kind, fields, rows, onCancel, onSubmit }: BulkFormProps) {
  const translate = useTranslate();
  // No preselection: one accidental click must not change a thousand rows.
  const [name, setName] = useState(fields.length === 1 ? (fields[0] ?? '') : '');
  const field = entity.fields[name];
  const errorsOf = (values: Record<string, unknown>) => {
    const problem = field && checkField(values[name], field);
    return problem ? { [name]: { message: problem.message, args: problem.args ?? {} } } : {};
  };
  const { [name]: _shared, ...others } = sharedValues(entity, rows);
  return (
    <Form
      key={name}
      defaultValues={{ ...others, [name]: null }}
      validate={errorsOf}
      noValidate
      onSubmit={(values: Record<string, unknown>) => onSubmit({ [name]: values[name] ?? null })}
    >
      <TextLanguage>
        <DialogContent>
          {kind === 'edit' && (
            <TextField
              select
              fullWidth
              label={translate('bulk.field')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              sx={{ mt: 1, mb: 2 }}
            >
              {fields.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(fieldLabel(entity, one))}
                </MenuItem>
              ))}
            </TextField>
          )}
          {field ? (
            <>
              <Input
                entity={entity}
                name={name}
                field={field}
                source={name}
                label={translate(kind === 'edit' ? 'bulk.value' : fieldLabel(entity, name))}
              />
              {!field.required && <EmptyValue name={name} />}
              <FollowingEntities entity={entity} name={name} />
            </>
          ) : (
            <DialogContentText>{translate('bulk.pick')}</DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onCancel}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={!field}>
            {translate(`bulk.confirm.${kind}`, { smart_count: rows.length })}
          </Button>
        </DialogActions>
      </TextLanguage>
    </Form>
  );
}

/** Names entities that change with the selected rows. */
function FollowingEntities({ entity, name }: { entity: AnyEntity; name: string }) {
  const translate = useTranslate();
  const along = entitiesFollowingOwner(entity, name);
  if (along.length === 0) return null;
  const list = along.map((one) => translate(entityLabel(entities[one]), { smart_count: 2 })).join(', ');
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
      {translate('bulk.along', { list })}
    </Alert>
  );
}

/** Warns about clearing a field in many rows. */
function EmptyValue({ name }: { name: string }) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name });
  if (!isAbsent(value)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {translate('bulk.empties')}
    </Alert>
  );
}
