import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DeficiencyDraft } from './deficiencyDraft';

/** A deficiency put aside as a draft; opens its sheet again. */
export function DraftCard({ draft, onOpen }: { draft: DeficiencyDraft; onOpen: () => void }) {
  const translate = useTranslate();
  const { dangerLevel, component, description, photos } = draft;
  const entered = [
    dangerLevel && translate(`audit.danger.${dangerLevel}.name`),
    component,
    description,
    photos.length > 0 && translate('audit.deficiency.photoCount', { smart_count: photos.length }),
  ].filter(Boolean);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={(theme) => ({
        fontFamily: 'inherit',
        width: '100%',
        minHeight: 60,
        display: 'flex',
        gap: 1.25,
        p: 1.5,
        textAlign: 'left',
        borderRadius: '8px',
        border: `1.5px dashed ${theme.palette.warning.main}`,
        backgroundColor: theme.palette.background.paper,
      })}
    >
      <EditNoteRounded aria-hidden sx={{ color: 'warning.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {translate(draft.isNew ? 'audit.deficiency.draft' : 'audit.deficiency.draftOfChange')}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {entered.join(' · ')}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
