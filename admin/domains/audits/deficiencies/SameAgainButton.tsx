import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { usePreviousDeficiency } from './usePreviousDeficiency';

interface SameAgainButtonProps {
  audit: Pick<LocalRow<'audits'>, 'id' | 'planning'>;
  checkpoint: string | null;
  onCopy: (deficiency: LocalRow<'deficiencies'>) => void;
}

/** Copies the deficiency of the piece inspected before; nothing where there is none. */
export function SameAgainButton({ audit, checkpoint, onCopy }: SameAgainButtonProps) {
  const translate = useTranslate();
  const previous = usePreviousDeficiency(audit, checkpoint);
  if (!previous) return null;
  const { deficiency, identNumber } = previous;
  const what = deficiency.component ?? deficiency.description;
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopyOutlined />}
      onClick={() => onCopy(deficiency)}
      sx={{ minHeight: 52, justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.25 }}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {translate('audit.deficiency.sameAgain', {
          what,
          level: translate(`audit.danger.${deficiency.dangerLevel}.name`).toLocaleLowerCase(),
          identNumber,
        })}
      </Box>
    </Button>
  );
}
