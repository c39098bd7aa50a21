import { Box, Link, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import { stepsIn } from '@plumbline/resources/rules/timeline/timelineEvents';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { StatusChip } from '../../../entities/StatusChip';
import { showPath } from '../../../entities/screenPaths';
import { TimelineFacts, TimelineFrame } from '../../../entities/timeline/TimelineFrame';
import { entryFacts } from './entryFacts';
import { entryLook } from './entryLook';
import type { TimelineEntry } from './timelineOnDevice';

/** One entry of a piece's timeline: what happened, when, and its facts; leads to its record. */
export function TimelineLine({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const format = useFormat();
  const { kind, at, resource, record, change } = entry;
  const { tone, icon: Icon } = entryLook(entry);
  const path = showPath(entities[resource], record.id);
  const facts = entryFacts(entry, translate).map(({ label, value }) => ({ label: translate(label), value }));
  const isKnownBy = change !== null;
  return (
    <TimelineFrame tone={tone === 'neutral' ? 'text.disabled' : `${tone}.main`}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.25, alignItems: 'center', flexWrap: 'wrap' }}>
        <Icon
          aria-hidden
          sx={{ fontSize: 18, color: tone === 'neutral' ? 'text.secondary' : `${tone}.main` }}
        />
        <Link
          component={RouterLink}
          // The piece's own history is in another tab of the same screen.
          to={resource === 'equipments' ? `${path}#changes` : path}
          color="text.primary"
          sx={{ fontWeight: 600, py: '4px' }}
        >
          {words(entry)
            .map((word) => translate(`timeline.event.${word}`))
            .join(' · ')}
        </Link>
        {kind === 'inspected' && typeof record.result === 'string' && (
          <StatusChip
            tone={tone}
            icon={Icon}
            label={translate(`choices.${auditResult.name}.${record.result}`)}
          />
        )}
        <Box sx={{ flex: 1 }} />
        <Typography variant="body2" color="text.secondary" component="time" dateTime={at}>
          {change ? format.dateTime(at) : format.date(at)}
        </Typography>
      </Stack>
      <TimelineFacts facts={facts} />
      {isKnownBy && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          {change.by ?? translate('shell.changes.system')}
          {change.isSupport && ` · ${translate('people.mirror.support')}`}
        </Typography>
      )}
    </TimelineFrame>
  );
}

const words = ({ kind, change }: TimelineEntry): string[] =>
  kind === 'changed' ? stepsIn(change?.after ?? {}) : [kind];
