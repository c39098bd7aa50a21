import { useNotify, useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import type { FinishAnswer } from '../planningCommands';
import type { Inspection } from '../usePlanningInspections';
import { FinishDialog } from './FinishDialog';

interface FinishPlanningProps {
  planning: string;
  inspections: readonly Inspection[];
  unseen: number;
  onFinished: (answer: FinishAnswer) => void;
  onClose: () => void;
}

/** Finishes the appointment after a decision on open inspections, and says what comes next. */
export function FinishPlanning({ onFinished, ...asked }: FinishPlanningProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const finished = (answer: FinishAnswer) => {
    const { next, planning } = answer;
    const isUnrepeated = planning.repeatEvery !== null && next === null;
    const text = next
      ? translate('planning.finish.next', { smart_count: next.count, date: format.date(next.datePlanned) })
      : translate(isUnrepeated ? 'planning.finish.noNext' : 'planning.finish.done');
    notify(text, { type: isUnrepeated ? 'warning' : 'success', messageArgs: { _: text } });
    onFinished(answer);
  };
  return <FinishDialog {...asked} onFinished={finished} />;
}
