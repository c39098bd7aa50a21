import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { type ArchiveAnswer, archiveScrapped, type FinishAnswer } from '../planningCommands';

interface ScrapDialogProps {
  planning: string;
  scrapped: FinishAnswer['scrapped'];
  onClose: () => void;
}

/** Offers to archive equipment that was scrapped. */
export function ScrapDialog({ planning, scrapped, onClose }: ScrapDialogProps) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<ArchiveAnswer | null>(null);
  const [failure, setFailure] = useState<string>();
  const archive = () =>
    archiveScrapped(planning).then(
      (given) => (given.held.length === 0 ? onClose() : setAnswer(given)),
      (error: unknown) => setFailure(errorMessage(error, translate)),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="scrap-title">
      <DialogTitle id="scrap-title">
        {translate('planning.scrap.title', { smart_count: scrapped.length })}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {answer ? (
          <>
            <DialogContentText>{translate('planning.scrap.held')}</DialogContentText>
            <ul>
              {answer.held.map(({ id, identNumber, code }) => (
                <li key={id}>
                  <strong>{identNumber}</strong>: {translate(`errors.${code}`)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <DialogContentText>{translate('planning.scrap.text')}</DialogContentText>
            <ul>
              {scrapped.slice(0, 30).map(({ id, identNumber }) => (
                <li key={id}>{identNumber}</li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(answer ? 'ra.action.close' : 'planning.scrap.keep')}</Button>
        {!answer && (
          <Button variant="contained" onClick={() => void archive()}>
            {translate('planning.scrap.archive')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
