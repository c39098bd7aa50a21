import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { changedFields } from '../../data/offline/merge/changedFields';
import { lazyPart } from '../../kit/parts/lazyPart';
import { EntityForm } from './EntityForm';
import type { Save, Values } from './FieldsForm';
import { serverErrors } from './formErrors';

// Rarely needed.
const StaleDialog = lazyPart(() => import('../stale/StaleDialog').then((module) => module.StaleDialog));

interface EditFormProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  /** Path after saving, or a function of the saved row's id. */
  doneTo: string | ((id: string) => string);
  /** Creates the row of a record with version 0, which does not exist yet. */
  write?: (changes: Values, base: RaRecord<string>) => Promise<unknown>;
  saveLabel?: string;
  /** Path after cancelling; default: `doneTo`. */
  cancelTo?: string;
}
interface Stale {
  mine: Values;
  theirs: RaRecord<string>;
}

/** Sends only changed fields with their base version; on a conflict both sides are shown. */
export function EditForm({ entity, record, doneTo, write, saveLabel, cancelTo }: EditFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [update] = useUpdate<RaRecord<string>>();
  const isLeaving = useRef(false);
  const [stale, setStale] = useState<Stale | null>(null);

  const done = (id: string): string => (typeof doneTo === 'function' ? doneTo(id) : doneTo);
  const updateRow = (changes: Values, base: RaRecord<string>): Promise<unknown> =>
    update(
      entity.name,
      { id: base.id, data: { ...changes, version: base.version }, previousData: base },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
  const send = async (changes: Values, base: RaRecord<string>): ReturnType<Save> => {
    try {
      await (base.version === 0 && write ? write : updateRow)(changes, base);
      setStale(null);
      isLeaving.current = true;
      notify('shell.form.saved', { type: 'success' });
      navigate(done(base.id));
      return undefined;
    } catch (error) {
      const known = readError(error);
      const theirs = known.code === 'STALE_VERSION' ? currentRow(known.data.current) : undefined;
      if (theirs) {
        setStale({ mine: changes, theirs });
        return undefined;
      }
      setStale(null);
      notify(errorMessage(error, translate), { type: 'error' });
      return known.errors ? serverErrors(known.errors, translate) : undefined;
    }
  };
  const save: Save = async (values) => {
    const changes = changedFields(entity, record, values);
    if (Object.keys(changes).length > 0) return send(changes, record);
    isLeaving.current = true;
    navigate(done(record.id));
    return undefined;
  };
  const takeTheirs = (theirs: RaRecord<string>) => {
    isLeaving.current = true;
    queries.setQueryData([entity.name, 'getOne', { id: theirs.id, meta: undefined }], theirs);
    navigate(done(theirs.id));
  };
  return (
    <>
      <EntityForm
        entity={entity}
        record={record}
        save={save}
        cancelTo={cancelTo ?? done(record.id)}
        isLeaving={isLeaving}
        {...(saveLabel ? { saveLabel } : {})}
      />
      {stale && (
        <StaleDialog
          entity={entity}
          base={record}
          mine={stale.mine}
          theirs={stale.theirs}
          onCancel={() => setStale(null)}
          onResolve={(chosen) =>
            Object.keys(chosen).length > 0
              ? send(chosen, stale.theirs)
              : Promise.resolve(takeTheirs(stale.theirs))
          }
        />
      )}
    </>
  );
}

const currentRow = (value: unknown): RaRecord<string> | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? { ...value, id: value.id }
    : undefined;
