import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OutboxItem } from '../../../data/offline/types';
import { useFormat } from '../../../data/words/useFormat';
import { operationText } from './operationText';
import { useItemTitle } from './useItemTitle';

const looks = {
  waiting: { icon: ScheduleOutlined, color: 'text.secondary' },
  sending: { icon: CloudUploadOutlined, color: 'info.main' },
  confirmed: { icon: CheckCircleOutlined, color: 'success.main' },
} as const;

interface OutboxRowProps {
  items: readonly OutboxItem[];
  isHeld: boolean;
}

/** Waiting or confirmed changes of one record. */
export function OutboxRow({ items, isHeld }: OutboxRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const last = items.at(-1) ?? items[0];
  const { kind, title } = useItemTitle(last ?? emptyItem);
  if (!last) return null;
  const isSending = items.some(({ state }) => state === 'sending');
  const state = last.state === 'confirmed' ? 'confirmed' : isSending ? 'sending' : 'waiting';
  const { icon: Icon, color } = looks[state];
  const what = operationText(items, translate);
  const attempts = Math.max(...items.map((item) => item.attempts));
  const time = state === 'confirmed' ? (items[0]?.settledAt ?? last.command.madeAt) : last.command.madeAt;
  return (
    <ListItem sx={{ gap: 1.5, alignItems: 'flex-start', py: 1.25 }}>
      <Icon aria-hidden sx={{ color, mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {title}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {kind}
          </Typography>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {what}
        </Typography>
        {isHeld && (
          <Typography variant="body2" color="warning.main">
            {translate('offline.outbox.held')}
          </Typography>
        )}
        {attempts > 0 && state !== 'confirmed' && (
          <Typography variant="body2" color="warning.main">
            {translate('offline.outbox.attempts', { smart_count: attempts })}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography variant="body2" sx={{ color }}>
          {translate(`offline.state.${state}`)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {format.dateTime(time)}
        </Typography>
      </Box>
    </ListItem>
  );
}

// Only for the hooks before the guard; never shown.
const emptyItem: Pick<OutboxItem, 'command'> = {
  command: {
    id: '',
    resource: 'audits',
    recordId: '',
    operation: 'update',
    baseVersion: null,
    patch: {},
    madeAt: '',
    schemaVersion: 0,
  },
};
