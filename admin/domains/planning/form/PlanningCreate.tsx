import { entities } from '@plumbline/resources/entities/index';
import { auditType } from '@plumbline/resources/language/choices/choices';
import { isDay } from '@plumbline/resources/language/fields/types/date';
import { isId, newId } from '@plumbline/resources/language/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { readError } from '../../../data/errors/readError';
import { useActor } from '../../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { useRights } from '../../../entities/useRights';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { planInspection } from '../planningCommands';
import { planningListPath, planningPath } from '../planningPaths';
import { usualPreparations } from '../preparations/preparations';
import { PlanningForm } from './PlanningForm';
import { draftOf, emptyPlanning, type PlanningStart, type PlanningValues } from './planningDraft';
import { savePlannedSince } from './savePlanning';

/** Plans an inspection; values may be preset in the URL. */
export function PlanningCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const provider = useDataProvider();
  const entity = useAccountEntity('auditPlannings');
  const { search, state } = useLocation();
  const { contact } = useActor();
  const { canCreate } = useRights(entities.auditPlannings);
  const [values, setValues] = useState(
    (): PlanningValues => ({ ...emptyPlanning(contact, usualPreparations(translate)), ...givenIn(search) }),
  );
  const [start] = useState(() => startIn(search));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => piecesIn(search, state));
  // Created once, so that a retry after a lost answer cannot plan twice.
  const [id] = useState(() => newId());
  const save = async (confirmedOtherLocation: boolean, equipments: ReadonlySet<string>) => {
    await planInspection({
      planning: { id, ...draftOf(values) },
      equipments: [...equipments],
      confirmedOtherLocation,
    }).catch((error: unknown) => {
      if (readError(error).code !== 'DUPLICATE_ID') throw error;
      const planned = { id, entity, values, chosen: equipments, confirmedOtherLocation };
      return savePlannedSince(provider, planned, error);
    });
    await cache.invalidateQueries({ queryKey: ['auditPlannings'] });
    notify('planning.form.planned', { type: 'success', messageArgs: { smart_count: equipments.size } });
    navigate(planningPath(id), { replace: true });
    return true;
  };
  if (!canCreate()) return <ForbiddenScreen />;
  return (
    <>
      <PageHeader
        title={translate('resources.auditPlannings.page.create')}
        crumbs={[{ label: translate('planning.title'), to: planningListPath }]}
      />
      <PlanningForm
        values={values}
        chosen={chosen}
        planning={null}
        isPlaceFixed={false}
        start={start}
        saveLabel={translate('planning.form.plan')}
        cancelTo={planningListPath}
        onChange={setValues}
        onChoose={setChosen}
        onSave={save}
      />
    </>
  );
}

/**
 * Preset values of the new inspection, as passed by other screens: `?source={"owner":…, "location":…, "type":…}`, with
 * `equipments` or, to select what is due, `dueUntil`.
 */
function sourceIn(search: string): Readonly<Record<string, unknown>> {
  try {
    const query = new URLSearchParams(search);
    // Generated screens pass initial values as `given`.
    const given: unknown = JSON.parse(query.get('source') ?? query.get('given') ?? '{}');
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

function givenIn(search: string): Partial<PlanningValues> {
  const given = sourceIn(search);
  const names = ['owner', 'location', 'auditor', 'contact', 'datePlanned', 'dateUntil'] as const;
  const type = typeIn(given);
  return {
    ...Object.fromEntries(
      names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    ),
    ...(type ? { type } : {}),
  };
}

const typeIn = ({ type }: Readonly<Record<string, unknown>>) => auditType.values.find((one) => one === type);

function startIn(search: string): PlanningStart {
  const given = sourceIn(search);
  const { dueUntil } = given;
  return { dueUntil: isDay(dueUntil) ? dueUntil : null, isTypeGiven: typeIn(given) !== undefined };
}

/** Of the address, or of the history's state where they are many. */
function piecesIn(search: string, state: unknown): ReadonlySet<string> {
  const { equipments } = { ...sourceIn(search), ...(typeof state === 'object' ? state : {}) } as {
    equipments?: unknown;
  };
  return new Set(Array.isArray(equipments) ? equipments.filter(isId) : []);
}
