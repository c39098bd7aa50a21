import { Snackbar } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import type { Readiness } from '@plumbline/resources/rules/audits/readyToFinish';
import { type AuditResult, negativeCheckpoints } from '@plumbline/resources/rules/audits/suggestResult';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../data/words/useLanguage';
import { ContradictionDialog } from './ContradictionDialog';
import { MissingDialog } from './MissingDialog';
import type { Finishing } from './useFinishing';

interface FinishDialogsProps {
  finishing: Finishing;
  content: AuditContent;
  result: AuditResult | null;
  readiness: Readiness;
  onJump: (checkpoint: string) => void;
}

/** What stands between the audit and its end, one at a time. */
export function FinishDialogs({ finishing, content, result, readiness, onJump }: FinishDialogsProps) {
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
  if (dialog === 'contradiction' && readiness.contradiction && result) {
    const names = negativeCheckpoints(content).map((checkpoint) => localized(checkpoint.name, language));
    return (
      <ContradictionDialog
        contradiction={readiness.contradiction}
        result={result}
        checkpoints={names}
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
      // A click elsewhere may be the one that finishes; it must not close the dialog it has just opened.
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
