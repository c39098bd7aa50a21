import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import type { FinishAnswer } from '../planningCommands';
import type { Inspection } from '../usePlanningInspections';
import { FinishDialog } from './FinishDialog';

interface FinishButtonProps {
  planning: string;
  inspections: readonly Inspection[];
  unseen: number;
  isPrimary: boolean;
  onFinished: (answer: FinishAnswer) => void;
}

/** Finishes the appointment after a decision on open inspections. */
export function FinishButton({ planning, inspections, unseen, isPrimary, onFinished }: FinishButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  const finished = (answer: FinishAnswer) => {
    setOpen(false);
    const { next, planning: finishedOne } = answer;
    const isUnrepeated = finishedOne.repeatEvery !== null && next === null;
    const text = next
      ? translate('planning.finish.next', { smart_count: next.count, date: format.date(next.datePlanned) })
      : translate(isUnrepeated ? 'planning.finish.noNext' : 'planning.finish.done');
    notify(text, { type: isUnrepeated ? 'warning' : 'success', messageArgs: { _: text } });
    onFinished(answer);
  };
  return (
    <>
      <ReasonButton
        variant={isPrimary ? 'contained' : 'outlined'}
        startIcon={<TaskAltOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {translate('planning.finish.button')}
      </ReasonButton>
      {isOpen && (
        <FinishDialog
          planning={planning}
          inspections={inspections}
          unseen={unseen}
          onFinished={finished}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
