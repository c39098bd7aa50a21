import { Button, DialogContentText } from '@mui/material';
import type { AuditResult } from '@plumbline/resources/rules/audits/suggestResult';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import type { Deletion } from './useDeletion';

/** Asks what becomes of the result of a finished inspection that rested on the deficiency to be deleted. */
export function DeletionDialog({ deletion, result }: { deletion: Deletion; result: AuditResult | null }) {
  const translate = useTranslate();
  if (!deletion.isAsking) return null;
  return (
    <DialogFrame
      title={translate('audit.contradiction.title')}
      maxWidth="sm"
      onClose={deletion.close}
      actions={
        <>
          <Button variant="text" onClick={deletion.close} sx={large}>
            {translate('shell.action.cancel')}
          </Button>
          <Button variant="outlined" onClick={() => void deletion.answer('KEPT')} sx={large}>
            {translate('audit.contradiction.withoutDeficiency.keep')}
          </Button>
          <Button variant="contained" onClick={() => void deletion.answer('OKAY')} sx={large}>
            {translate('audit.contradiction.withoutDeficiency.okay', {
              result: translate('choices.auditResult.OKAY'),
            })}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ color: 'text.primary' }}>
        {translate('audit.contradiction.withoutDeficiency.question', {
          result: translate(`choices.auditResult.${result}`),
        })}
      </DialogContentText>
    </DialogFrame>
  );
}

/** For gloves. */
const large = { minHeight: 48, flexGrow: { xs: 1, sm: 0 } } as const;
