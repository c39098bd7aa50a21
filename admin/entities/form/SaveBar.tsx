import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SaveButton } from './SaveButton';

interface SaveBarProps {
  cancelTo: string;
  onAnother?: () => void;
  /** What saving is called here. */
  label?: string;
}

/** Save and cancel, always in sight. */
export function SaveBar({ cancelTo, onAnother, label }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Box
      // A field left for a button would show its error and push the bar away from under the pointer before the click is one:
      // the field keeps the focus, and saving says all errors anyway.
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
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <SaveButton label={label} />
        {onAnother && (
          <Button
            type="submit"
            variant="outlined"
            disabled={isSubmitting}
            onClick={onAnother}
            aria-label={translate('shell.form.saveAnother')}
            startIcon={<PlaylistAddOutlined />}
            // A phone is too narrow for the words beside the two others.
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
