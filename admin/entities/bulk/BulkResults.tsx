import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, LinearProgress, Link, List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Blocker } from '../../data/errors/readError';
import { entityLabel } from '../../data/words/labels';
import { showPath } from '../screenPaths';
import { useRecordTitle } from '../title/useRecordTitle';
import type { BulkResult } from './useBulk';

interface BulkResultsProps {
  entity: AnyEntity;
  results: readonly BulkResult[];
  total: number;
  isRunning: boolean;
}

/** The result of each row, refused ones first once all are done; the latest ones while running. */
export function BulkResults({ entity, results, total, isRunning }: BulkResultsProps) {
  const translate = useTranslate();
  const refused = results.filter(({ refusal }) => refusal !== null);
  const done = results.length - refused.length;
  const shown = isRunning
    ? results.slice(-shownWhileRunning).reverse()
    : [...refused, ...results.filter((one) => !one.refusal)];
  return (
    <>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (results.length / total) * 100}
          aria-label={translate('bulk.progress')}
          sx={{ mb: 1.5 }}
        />
      )}
      <Box role="status" sx={{ mb: 1 }}>
        {translate('bulk.done', { smart_count: done })}
        {refused.length > 0 && ` · ${translate('bulk.refused', { smart_count: refused.length })}`}
        {isRunning && ` · ${translate('bulk.of', { done: results.length, total })}`}
      </Box>
      <List dense disablePadding sx={{ maxHeight: '45dvh', overflowY: 'auto' }} tabIndex={0}>
        {shown.slice(0, shownRows).map((result) => (
          <Result key={result.row.id} entity={entity} result={result} />
        ))}
      </List>
    </>
  );
}

const shownRows = 1000;
/** Drawn anew after each row: all of them would take longer than the rows themselves. */
const shownWhileRunning = 20;

function Result({ entity, result: { row, refusal } }: { entity: AnyEntity; result: BulkResult }) {
  const translate = useTranslate();
  const title = useRecordTitle(entity, row);
  const Icon = refusal ? ErrorOutlineOutlined : CheckCircleOutlined;
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemIcon sx={{ minWidth: 32, mt: 0.75 }}>
        <Icon fontSize="small" color={refusal ? 'error' : 'success'} aria-hidden />
      </ListItemIcon>
      <ListItemText
        primary={refusal && !refusal.isGone ? <Title title={title} to={showPath(entity, row.id)} /> : title}
        secondary={
          refusal ? (
            <>
              {refusal.text}
              {refusal.blockers.length > 0 && ` ${refusal.blockers.map(wordsOf(translate)).join(', ')}`}
            </>
          ) : (
            translate('bulk.rowDone')
          )
        }
      />
    </ListItem>
  );
}

const Title = ({ title, to }: { title: string; to: string }) => (
  <Link component={RouterLink} to={to} target="_blank" rel="noopener">
    {title}
  </Link>
);

type Translate = (key: string, options?: Record<string, unknown>) => string;
const wordsOf =
  (translate: Translate) =>
  ({ resource, count }: Blocker): string =>
    `${isEntityName(resource) ? translate(entityLabel(entities[resource]), { smart_count: 2 }) : resource}: ${count}`;
