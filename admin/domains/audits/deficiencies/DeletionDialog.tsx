import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import type { Deletion } from './useDeletion';

/** Asks what becomes of the results of finished inspections, `audit` or later ones, that rested on the deficiency to be deleted. */
export function DeletionDialog({ deletion, audit }: { deletion: Deletion; audit: string }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!deletion.asked) return null;
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
      {deletion.asked.map(({ id, result, dateAudited }) => (
        <DialogContentText key={id} sx={{ color: 'text.primary' }}>
          {translate(`audit.contradiction.withoutDeficiency.${id === audit ? 'question' : 'later'}`, {
            result: translate(`choices.auditResult.${result}`),
            date: dateAudited ? format.date(dateAudited) : '–',
          })}
        </DialogContentText>
      ))}
    </DialogFrame>
  );
}

/** For gloves. */
const large = { minHeight: 48, flexGrow: { xs: 1, sm: 0 } } as const;
