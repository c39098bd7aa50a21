import { Box, Button, Popover } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline/useConnection';
import { useFollowingQueries } from '../../data/offline/useFollowingQueries';
import { useOutbox } from '../../data/offline/useOutbox';
import { useOpener } from '../../kit/behaviour/useOpener';
import { lazyPart } from '../../kit/parts/lazyPart';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { indicatorLook, indicatorState } from './screen/indicatorState';

const Panel = lazyPart(() => import('./screen/ConnectionPanel').then((module) => module.ConnectionPanel));

/** Synchronisation state in the app bar: icon, text and count; opens the connection panel. */
export function SyncIndicator() {
  const translate = useTranslate();
  const outbox = useOutbox();
  const connection = useConnection();
  useFollowingQueries();
  const state = indicatorState(outbox, connection);
  const { icon: Icon, color } = indicatorLook[state];
  const count = state === 'refused' ? outbox.refused : outbox.waiting;
  const word = translate(`offline.indicator.${state}`, { smart_count: count });
  const isCounted = state === 'waiting' || state === 'refused';
  const { anchor, close, button } = useOpener(Panel);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        color="inherit"
        variant="text"
        data-sync-state={state}
        aria-label={translate('offline.indicator.open', {
          state: count > 0 && !isCounted ? `${word} ${count}` : word,
        })}
        sx={{ minWidth: 44, minHeight: 44, px: 1, gap: 0.75, color }}
      >
        <Icon
          aria-hidden
          sx={{
            fontSize: 22,
            animation: state === 'syncing' ? 'plumbline-turn 1.6s linear infinite' : 'none',
            '@keyframes plumbline-turn': { to: { transform: 'rotate(-360deg)' } },
          }}
        />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {word}
        </Box>
        {count > 0 && (
          <Box component="span" sx={{ display: isCounted ? { sm: 'none' } : 'inline', fontWeight: 600 }}>
            {count}
          </Box>
        )}
        {/* A status region, since a changed button label is not announced. */}
        <Box component="span" role="status" sx={visuallyHidden}>
          {word}
        </Box>
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('offline.connection.label') } }}
        >
          <Panel word={word} onClose={close} />
        </Popover>
      )}
    </>
  );
}
