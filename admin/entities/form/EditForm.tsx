import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../errors/errorMessage';
import { readError } from '../errors/readError';
import { StaleDialog } from '../stale/StaleDialog';
import { changedFields } from './changedFields';
import { EntityForm, type Save, type Values } from './EntityForm';
import { serverErrors } from './formErrors';

interface EditFormProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  doneTo: string;
}
interface Stale {
  mine: Values;
  theirs: RaRecord<string>;
}

/** Sends only what was changed, on the version it was changed from; where somebody was faster, shows both sides. */
export function EditForm({ entity, record, doneTo }: EditFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [update] = useUpdate<RaRecord<string>>();
  const isLeaving = useRef(false);
  const [stale, setStale] = useState<Stale | null>(null);

  const send = async (changes: Values, base: RaRecord<string>): ReturnType<Save> => {
    try {
      await update(
        entity.name,
        { id: base.id, data: { ...changes, version: base.version }, previousData: base },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      setStale(null);
      isLeaving.current = true;
      notify('shell.form.saved', { type: 'success' });
      navigate(doneTo);
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
    navigate(doneTo);
    return undefined;
  };
  const takeTheirs = (theirs: RaRecord<string>) => {
    isLeaving.current = true;
    queries.setQueryData([entity.name, 'getOne', { id: record.id, meta: undefined }], theirs);
    navigate(doneTo);
  };
  return (
    <>
      <EntityForm entity={entity} record={record} save={save} cancelTo={doneTo} isLeaving={isLeaving} />
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
