import { ButtonBase, Paper, Popper } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

interface ModuleSuggestionsProps {
  anchor: RefObject<HTMLElement | null>;
  modules: readonly { id: string; content: string }[];
  onPick: (content: string) => void;
}

/** Text modules that fit what is being typed, above the field and clear of the keyboard of the phone. */
export function ModuleSuggestions({ anchor, modules, onPick }: ModuleSuggestionsProps) {
  const translate = useTranslate();
  return (
    <Popper
      open={modules.length > 0}
      anchorEl={() => anchor.current ?? document.body}
      placement="top-start"
      // Beside the field for the keyboard and for screen readers, and within the sheet that holds it.
      disablePortal
      style={{ zIndex: 5, width: anchor.current?.clientWidth }}
    >
      <Paper
        elevation={4}
        role="group"
        aria-label={translate('audit.modules.title')}
        sx={{ mb: 0.5, overflow: 'hidden' }}
      >
        {modules.map(({ id, content }) => (
          <ButtonBase
            key={id}
            // The field keeps the focus, so that the keyboard of the phone stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(content)}
            sx={{
              fontFamily: 'inherit',
              display: 'block',
              width: '100%',
              minHeight: 48,
              px: 1.5,
              py: 0.75,
              textAlign: 'left',
              fontSize: '0.9375rem',
              lineHeight: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            {content}
          </ButtonBase>
        ))}
      </Paper>
    </Popper>
  );
}
