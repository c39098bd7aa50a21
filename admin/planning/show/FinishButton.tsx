import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useConnection } from '../../offline';
import type { FinishAnswer } from '../planningCommands';
import type { Inspection } from '../usePlanningInspections';
import { FinishDialog } from './FinishDialog';
import { ScrapDialog } from './ScrapDialog';

interface FinishButtonProps {
  planning: string;
  inspections: readonly Inspection[];
  isPrimary: boolean;
  onFinished: () => void;
}

/** Closes the inspection list, after deciding on what is open and on what turned out to be scrap. */
export function FinishButton({ planning, inspections, isPrimary, onFinished }: FinishButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isOnline } = useConnection();
  const [isOpen, setOpen] = useState(false);
  const [scrapped, setScrapped] = useState<FinishAnswer['scrapped']>([]);
  const finished = (answer: FinishAnswer) => {
    setOpen(false);
    setScrapped(answer.scrapped);
    notify('planning.finish.done', { type: 'success' });
    if (answer.scrapped.length === 0) onFinished();
  };
  return (
    <>
      <Button
        variant={isPrimary ? 'contained' : 'outlined'}
        startIcon={<TaskAltOutlined />}
        disabled={!isOnline}
        title={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {translate('planning.finish.button')}
      </Button>
      {isOpen && (
        <FinishDialog
          planning={planning}
          inspections={inspections}
          onFinished={finished}
          onClose={() => setOpen(false)}
        />
      )}
      {scrapped.length > 0 && (
        <ScrapDialog
          planning={planning}
          scrapped={scrapped}
          onClose={() => {
            setScrapped([]);
            onFinished();
          }}
        />
      )}
    </>
  );
}
