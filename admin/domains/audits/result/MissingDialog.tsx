import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { localized } from '@plumbline/resources/language/languages';
import type { MissingCheckpoint } from '@plumbline/resources/rules/audits/auditProgress';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../data/words/useLanguage';

interface MissingDialogProps {
  missing: readonly MissingCheckpoint[];
  onJump: (checkpoint: string) => void;
  onClose: () => void;
}

/** Mandatory checkpoints without an answer, each with a link to it. */
export function MissingDialog({ missing, onJump, onClose }: MissingDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="missing-title">
      <DialogTitle id="missing-title">
        {translate('audit.missing.title', { smart_count: missing.length })}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <List disablePadding>
          {missing.map(({ part, checkpoint, lacks }) => (
            <li key={checkpoint.id}>
              <ListItemButton
                onClick={() => onJump(checkpoint.id)}
                sx={{ minHeight: 60, gap: 1, px: { xs: 2, sm: 3 } }}
              >
                <ListItemText
                  primary={localized(checkpoint.name, language)}
                  secondary={[
                    localized(part.name, language),
                    ...lacks
                      .filter((lack) => lack !== 'answer')
                      .map((lack) => translate(`audit.missing.${lack}`)),
                  ].join(' · ')}
                />
                <ArrowForwardRounded aria-hidden sx={{ color: 'text.secondary' }} />
              </ListItemButton>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
