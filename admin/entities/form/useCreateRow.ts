import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { newId } from '@plumbline/resources/language/ids';
import { useState } from 'react';
import { type RaRecord, useCreate, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import type { Save, Values } from './FieldsForm';
import { serverErrors } from './formErrors';

interface CreateRow {
  /** A new id per row, an idempotency key for repeated attempts to save it. */
  id: string;
  /** Starts another row. */
  another: () => void;
  /** Creates the row with the form's values, and confirms it. */
  save: (values: Values, onMade: (row: RaRecord<string>) => void) => ReturnType<Save>;
}

/** Saving of new rows; `given` is sent in addition to the form's values. */
export function useCreateRow(entity: AnyEntity, given: Values): CreateRow {
  const translate = useTranslate();
  const notify = useNotify();
  const [create] = useCreate<RaRecord<string>>();
  const [id, setId] = useState(() => newId());
  const save: CreateRow['save'] = async (values, onMade) => {
    const filled = Object.entries({ ...given, ...values }).filter(
      ([name, value]) =>
        name in entity.fields && !entity.fields[name]?.readOnly && value !== null && value !== undefined,
    );
    try {
      const data = { id, ...Object.fromEntries(filled) };
      const made = await create(entity.name, { data }, { returnPromise: true });
      notify('shell.form.created', { type: 'success' });
      onMade({ ...data, ...made });
      return undefined;
    } catch (error) {
      const known = readError(error);
      notify(errorMessage(error, translate), { type: 'error' });
      return known.errors ? serverErrors(known.errors, translate) : undefined;
    }
  };
  return { id, another: () => setId(newId()), save };
}
