import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, List, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OutboxItem } from '../../../data/offline/types';
import { useOutbox } from '../../../data/offline/useOutbox';
import { groupByRecord } from './groupByRecord';
import { OutboxRow } from './OutboxRow';
import { RefusedRow } from './RefusedRow';

/** Maximum number of groups shown; the rest is only counted. */
const most = 50;

/** The outbox: refused changes first, then waiting ones, then confirmed ones. */
export function OutboxPanel() {
  const translate = useTranslate();
  const { items } = useOutbox();
  const refused = items.filter(({ state }) => state === 'refused');
  const waiting = items.filter(({ state }) => state === 'waiting' || state === 'sending');
  const confirmed = items.filter(({ state }) => state === 'confirmed');
  return (
    <Stack sx={{ gap: 3 }}>
      {refused.length > 0 && (
        <Section title="offline.outbox.refused" note="offline.outbox.refusedText">
          {refused.map((item) => (
            <RefusedRow key={item.command.id} item={item} />
          ))}
        </Section>
      )}
      {refused.length + waiting.length === 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, py: 2 }}>
          <CheckCircleOutlined aria-hidden color="success" />
          <Typography>{translate('offline.outbox.empty')}</Typography>
        </Stack>
      )}
      {waiting.length > 0 && <Groups title="offline.outbox.waiting" items={waiting} refused={refused} />}
      {confirmed.length > 0 && <Groups title="offline.outbox.confirmed" items={confirmed} refused={[]} />}
    </Stack>
  );
}

interface GroupsProps {
  title: string;
  items: readonly OutboxItem[];
  refused: readonly OutboxItem[];
}

function Groups({ title, items, refused }: GroupsProps) {
  const translate = useTranslate();
  const groups = groupByRecord(items);
  const held = new Set(groupByRecord(refused).map(({ record }) => record));
  return (
    <Section title={title}>
      {groups.slice(0, most).map(({ record, items: ofRecord }) => (
        <OutboxRow key={record} items={ofRecord} isHeld={held.has(record)} />
      ))}
      {groups.length > most && (
        <Typography component="li" variant="body2" color="text.secondary" sx={{ px: 1.5, py: 1 }}>
          {translate('offline.outbox.more', { smart_count: groups.length - most })}
        </Typography>
      )}
    </Section>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate(title)}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate(title)}
      </Typography>
      {note && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate(note)}
        </Typography>
      )}
      <List
        disablePadding
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {children}
      </List>
    </Box>
  );
}
