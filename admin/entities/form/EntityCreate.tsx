import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { newId } from '@plumbline/resources/ids';
import { needsServer } from '@plumbline/resources/sync/needsServer';
import { isKept } from '@plumbline/resources/sync/shards';
import { withDefaults } from '@plumbline/resources/validation';
import { useMemo, useRef, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { ForbiddenScreen } from '../../layout/ForbiddenScreen';
import { PageHeader } from '../../layout/PageHeader';
import { OnlineOnly } from '../../offline/OnlineOnly';
import { errorMessage } from '../errors/errorMessage';
import { readError } from '../errors/readError';
import { entityLabel, newLabel } from '../labels';
import { listPath, showPath } from '../screenPaths';
import { useEntity } from '../useEntity';
import { useRights } from '../useRights';
import { EntityForm, type Save } from './EntityForm';
import { serverErrors } from './formErrors';
import { givenValues } from './givenValues';

/** The screen that makes a new row of any entity. `form`: its definition where the form knows better than the table. */
export function EntityCreate({ form, doneTo }: { form?: AnyEntity; doneTo?: string }) {
  const own = useEntity();
  const entity = form ?? own;
  const actor = useActor();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [create] = useCreate();
  const isLeaving = useRef(false);
  const makesAnother = useRef(false);
  // A new id per row: a second attempt to save the same row is recognised by it.
  const [row, setRow] = useState(() => newId());
  const given = useMemo(() => givenValues(entity, search), [entity, search]);
  const initial = useMemo(() => withDefaults(entity, given), [entity, given]);
  if (!useRights(entity).canCreate(given)) return <ForbiddenScreen />;

  const save: Save = async (values) => {
    const isAnother = makesAnother.current;
    makesAnother.current = false;
    const filled = Object.entries({ ...given, ...values }).filter(
      ([name, value]) =>
        name in entity.fields && !entity.fields[name]?.readOnly && value !== null && value !== undefined,
    );
    try {
      const made = await create(
        entity.name,
        { data: { id: row, ...Object.fromEntries(filled) } },
        { returnPromise: true },
      );
      notify('shell.form.created', { type: 'success' });
      isLeaving.current = true;
      if (isAnother) {
        setRow(newId());
        isLeaving.current = false;
      } else navigate(doneTo ?? showPath(entity, String(made?.id ?? row)), { replace: true });
      return undefined;
    } catch (error) {
      const known = readError(error);
      notify(errorMessage(error, translate), { type: 'error' });
      return known.errors ? serverErrors(known.errors, translate) : undefined;
    }
  };
  const title = translate(newLabel(entity), { _: translate('shell.action.create') });
  const screen = (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) }]}
      />
      <EntityForm
        key={row}
        entity={entity}
        initial={initial}
        save={save}
        cancelTo={listPath(entity)}
        isLeaving={isLeaving}
        onAnother={() => {
          makesAnother.current = true;
        }}
      />
    </>
  );
  const isRefusedOffline = !isKept(entity) || needsServer(entity, { operation: 'create', patch: {} }, actor);
  return isRefusedOffline ? <OnlineOnly title={title}>{screen}</OnlineOnly> : screen;
}
