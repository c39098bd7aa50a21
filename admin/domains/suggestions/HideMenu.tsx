import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, MenuItem, Tooltip } from '@mui/material';
import { type HideOption, hideOptions, lastDayOf } from '@plumbline/resources/rules/suggestions/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { ActionMenu } from '../../kit/parts/ActionMenu';
import { suggestionsKey } from './useSuggestions';

// Keys of the object literal above.
const options = Object.keys(hideOptions) as HideOption[];

/** Hides a location for a while, or permanently. */
export function HideMenu({ location }: { location: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { user } = useActor();
  const [create, { isPending }] = useCreate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('dashboard.suggestions.hide');
  const hide = (option: HideOption) => {
    setAnchor(null);
    const span = hideOptions[option];
    const data = { user, location, until: span && lastDayOf(span, today()) };
    void create(
      'hiddenSuggestions',
      { data },
      {
        onSuccess: () => {
          void queries.invalidateQueries({ queryKey: [suggestionsKey] });
          notify('dashboard.suggestions.hidden', { type: 'success' });
        },
        onError: (error) => notify(errorMessage(error, translate), { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          disabled={isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <VisibilityOffOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem key={option} onClick={() => hide(option)}>
            {translate(`dashboard.suggestions.for.${option}`)}
          </MenuItem>
        ))}
      </ActionMenu>
    </>
  );
}
