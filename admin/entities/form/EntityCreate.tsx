import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Fields } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { withDefaults } from '@plumbline/resources/language/validation';
import { needsServer } from '@plumbline/resources/rules/sync/needsServer';
import { isKept } from '@plumbline/resources/rules/sync/shards';
import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel, newLabel } from '../../data/words/labels';
import { PageHeader } from '../../kit/parts/PageHeader';
import { NewRows } from '../bulk/NewRows';
import { ForbiddenScreen } from '../ForbiddenScreen';
import { listPath, showPath } from '../screenPaths';
import { OnlineOnly } from '../sync/OnlineOnly';
import { useEntity } from '../useEntity';
import { useRights } from '../useRights';
import { EntityForm } from './EntityForm';
import type { Save } from './FieldsForm';
import { givenValues } from './givenValues';
import { useCreateRow } from './useCreateRow';

/** The screen that creates a row of any entity. `form`: a definition adapted for the form. */
export function EntityCreate({ form, doneTo }: { form?: AnyEntity; doneTo?: string }) {
  const own = useEntity();
  const entity = form ?? own;
  const actor = useActor();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isLeaving = useRef(false);
  const makesAnother = useRef(false);
  const [made, setMade] = useState<readonly string[]>([]);
  const given = useMemo(() => givenValues(entity, search), [entity, search]);
  const [carried, setCarried] = useState<Readonly<Record<string, unknown>>>({});
  const initial = useMemo(() => withDefaults(entity, { ...carried, ...given }), [entity, given, carried]);
  const row = useCreateRow(entity, given);
  if (!useRights(entity).canCreate(given)) return <ForbiddenScreen />;

  const save: Save = (values) => {
    const isAnother = makesAnother.current;
    makesAnother.current = false;
    return row.save(values, ({ id }) => {
      if (isAnother) {
        setMade((before) => [...before, id]);
        setCarried(carriedOn(entity, values));
        return row.another();
      }
      isLeaving.current = true;
      navigate(doneTo ?? showPath(entity, id), { replace: true });
    });
  };
  const title = translate(newLabel(entity), { _: translate('shell.action.create') });
  const screen = (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) }]}
      />
      <NewRows
        resource={entity.name}
        ids={made}
        title={translate('shell.form.new', { smart_count: made.length })}
      />
      <EntityForm
        key={row.id}
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

/** Values kept for the next row: references, such as model and location, mostly stay the same. */
const carriedOn = (
  { fields }: AnyEntity,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = (fields as Fields)[name];
      return isReference(field) && !field.unique;
    }),
  );
