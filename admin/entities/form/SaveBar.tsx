import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SaveButton } from './SaveButton';

interface SaveBarProps {
  cancelTo: string;
  onAnother?: () => void;
  /** Label of the save button. */
  label?: string;
}

/** Save and cancel, always visible. */
export function SaveBar({ cancelTo, onAnother, label }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Box
      // Keeps the focus in the field: its blur would show an error and move the bar away from the pointer before the
      // click. Saving shows all errors anyway.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'sticky',
        bottom: {
          xs: 'calc(60px + var(--banner-room, 0px) + env(safe-area-inset-bottom))',
          md: 'var(--banner-room, 0px)',
        },
        zIndex: 2,
        px: { xs: 1.5, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <SaveButton label={label} />
        {onAnother && (
          <Button
            type="submit"
            variant="outlined"
            disabled={isSubmitting}
            onClick={onAnother}
            aria-label={translate('shell.form.saveAnother')}
            startIcon={<PlaylistAddOutlined />}
            // On a phone there is no room for its label.
            sx={{
              minWidth: 44,
              '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
            }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {translate('shell.form.saveAnother')}
            </Box>
          </Button>
        )}
        <Button component={Link} to={cancelTo} variant="text" color="inherit">
          {translate('shell.action.cancel')}
        </Button>
      </Stack>
    </Box>
  );
}
