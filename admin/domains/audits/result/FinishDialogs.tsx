import { Snackbar } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Readiness } from '@plumbline/resources/rules/audits/readyToFinish';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../data/words/useLanguage';
import type { AuditWork } from '../useAuditWork';
import { ContradictionDialog } from './ContradictionDialog';
import { contradictionGrounds } from './contradictionGrounds';
import { MissingDialog } from './MissingDialog';
import type { Finishing } from './useFinishing';

interface FinishDialogsProps {
  finishing: Finishing;
  work: AuditWork;
  /** The audit being edited. */
  audit: AuditWork['audit'];
  content: AuditContent;
  readiness: Readiness;
  onJump: (checkpoint: string) => void;
}

/** Dialogs shown before an audit can be finished, one at a time. */
export function FinishDialogs({ finishing, work, audit, content, readiness, onJump }: FinishDialogsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { dialog, close } = finishing;
  if (dialog === 'checkpoints') {
    return (
      <MissingDialog
        missing={readiness.missing}
        onClose={close}
        onJump={(checkpoint) => {
          close();
          window.setTimeout(() => onJump(checkpoint));
        }}
      />
    );
  }
  if (dialog === 'contradiction' && readiness.contradiction && audit.result) {
    const { followUps } = audit;
    return (
      <ContradictionDialog
        contradiction={readiness.contradiction}
        result={audit.result}
        grounds={contradictionGrounds({ content, work, followUps, language })}
        onConfirm={() => void finishing.finish(true)}
        onClose={close}
      />
    );
  }
  const isLacking =
    (dialog === 'result' && readiness.lacksResult) ||
    (dialog === 'earlier' && finishing.lack === 'earlier') ||
    dialog === 'details';
  return (
    <Snackbar
      open={isLacking}
      autoHideDuration={5000}
      // The click that finishes may open the message; it must not close it as a click-away.
      onClose={(_, reason) => reason === 'clickaway' || close()}
      message={translate(snackTexts[dialog ?? ''] ?? 'audit.result.missing')}
      sx={{ mb: 10 }}
    />
  );
}

const snackTexts: Readonly<Record<string, string>> = {
  details: 'customFields.incomplete',
  earlier: 'audit.earlier.incomplete',
};
