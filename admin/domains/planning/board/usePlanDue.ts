import { planDue } from '@plumbline/resources/commands/planningBoard';
import { newId } from '@plumbline/resources/language/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { callCommand } from '../../../data/session/callCommand';
import { usualPreparations } from '../preparations/preparations';
import { type Waiting, waitingKey } from './useBoard';

export type PlanOutcome = { planning: string; count: number | null } | { problem: string };
interface Appointment {
  auditor: string;
  datePlanned: string;
  dueUntil: string;
  /** Places with a contact tell it by mail. */
  confirmsByMail: boolean;
}

/** Plans what is due at each place, one appointment each, with the outcome of each. */
export function usePlanDue(waiting: readonly Waiting[]) {
  const translate = useTranslate();
  const cache = useQueryClient();
  // Created once, so that a retry after a lost answer cannot plan twice.
  const [ids] = useState(() => new Map(waiting.map((one) => [waitingKey(one), newId()])));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PlanOutcome>>(new Map());
  const [isBusy, setBusy] = useState(false);

  const planOne = async (
    one: Waiting,
    { auditor, datePlanned, dueUntil, confirmsByMail }: Appointment,
  ): Promise<PlanOutcome> => {
    const { owner, location, type, contact } = one;
    const id = ids.get(waitingKey(one)) ?? newId();
    const preparations = usualPreparations(translate);
    const told = { contact, confirmsByMail: contact !== null && confirmsByMail };
    const planning = { id, owner, location, type, ...told, auditor, datePlanned, preparations };
    try {
      const { plannedCount } = await callCommand(planDue, { input: { planning, dueUntil } });
      return { planning: id, count: plannedCount };
    } catch (error) {
      if (readError(error).code === 'DUPLICATE_ID') return { planning: id, count: null };
      return { problem: errorMessage(error, translate) };
    }
  };
  const plan = async (appointment: Appointment) => {
    setBusy(true);
    const done = new Map(outcomes);
    for (const one of waiting) {
      const key = waitingKey(one);
      const before = done.get(key);
      if (before && 'planning' in before) continue;
      done.set(key, await planOne(one, appointment));
      setOutcomes(new Map(done));
    }
    setBusy(false);
    await cache.invalidateQueries({ queryKey: ['auditPlannings'] });
  };
  const isDone = waiting.every((one) => 'planning' in (outcomes.get(waitingKey(one)) ?? {}));
  return { plan, outcomes, isBusy, isDone };
}
