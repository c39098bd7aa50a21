import { Box, Link, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { RecentChange } from '@plumbline/resources/rules/dashboard/dashboardPage';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { entityIcon } from '../../entities/entityIcons';
import { type RecentRecord, useRecentRecords } from '../../entities/recent/useRecentRecords';
import { showPath } from '../../entities/screenPaths';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import { CardSection, EmptyCard } from '../../kit/parts/CardSection';

type Side = 'changed' | 'opened';

/** Recent changes in the account, and the records this user opened last. */
export function RecentCard({ changes }: { changes: readonly RecentChange[] }) {
  const translate = useTranslate();
  const { recent } = useRecentRecords();
  const [side, setSide] = useState<Side>('changed');
  const title = translate('dashboard.recent.title');
  const isEmpty = side === 'changed' ? changes.length === 0 : recent.length === 0;
  return (
    <CardSection
      title={title}
      choice={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={side}
          aria-label={title}
          onChange={(_event, next: Side | null) => next && setSide(next)}
        >
          {(['changed', 'opened'] as const).map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{
                px: 1.25,
                py: 0.25,
                fontSize: '0.8125rem',
              }}
            >
              {translate(`dashboard.recent.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {isEmpty && <EmptyCard>{translate(`dashboard.recent.none.${side}`)}</EmptyCard>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {side === 'changed'
          ? changes.map((change) => <Changed key={change.record.id} change={change} />)
          : recent.map((one) => <Opened key={one.id} recent={one} />)}
      </Box>
    </CardSection>
  );
}

function Changed({ change: { resource, record, operation, at, by } }: { change: RecentChange }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Line resource={resource} record={record}>
      {[translate(`dashboard.recent.${operation}`), by, format.dateTime(at)].filter(Boolean).join(' · ')}
    </Line>
  );
}

function Opened({ recent: { resource, id } }: { recent: RecentRecord }) {
  const translate = useTranslate();
  const { data } = useGetMany<RaRecord<string>>(resource, { ids: [id] });
  const [record] = data ?? [];
  if (!record) return null;
  return (
    <Line resource={resource} record={record}>
      {translate(entityLabel(entities[resource]), { smart_count: 1 })}
    </Line>
  );
}

interface LineProps {
  resource: RecentRecord['resource'];
  record: RaRecord<string>;
  children: ReactNode;
}

function Line({ resource, record, children }: LineProps) {
  const translate = useTranslate();
  const entity = entities[resource];
  const Icon = entityIcon(entity);
  const title = useRecordTitle(entity, record);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        position: 'relative',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 0.875,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Icon
        role="img"
        aria-label={translate(entityLabel(entity), { smart_count: 1 })}
        sx={{ fontSize: 20, color: 'text.secondary', flexShrink: 0 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={showPath(entity, record.id)}
          color="text.primary"
          sx={{
            fontWeight: 600,
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </Link>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>
      </Box>
    </Stack>
  );
}
