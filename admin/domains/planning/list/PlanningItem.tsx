import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import OfflinePinOutlined from '@mui/icons-material/OfflinePinOutlined';
import { Box, LinearProgress, Link, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type LocalRow, useLocationDownloads } from '../../../data/offline';
import { fieldLabel } from '../../../data/words/labels';
import { useFormat } from '../../../data/words/useFormat';
import { Cell, isAbsent } from '../../../entities/cells/Cell';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { DueChip } from '../../../entities/DueChip';
import { useRecordTitle } from '../../../entities/title/useRecordTitle';
import { useAppKept } from '../../../kit/behaviour/appKept';
import { planningPath } from '../planningPaths';

interface PlanningItemProps {
  planning: LocalRow<'auditPlannings'>;
  entity: AnyEntity;
  /** Custom fields shown as columns. */
  columns: readonly string[];
}

/** One appointment: date, location, customer, inspector and progress. */
export function PlanningItem({ planning, entity, columns }: PlanningItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const title = useRecordTitle(entities.auditPlannings, { ...planning });
  const isAppKept = useAppKept() === 'kept';
  const isHere = useLocationDownloads().stateOf(planning.location).hasRows;
  const { id, owner, location, auditor, type, state, datePlanned, dateFinished } = planning;
  const done = planning.processedCount ?? 0;
  const total = planning.plannedCount ?? 0;
  const progress = translate('planning.progress', { done, total });
  // Without a title, the location is the title in the first line.
  const hasSecondLine = Boolean(owner || planning.title);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 0.25,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 2.2fr) minmax(0, 1.6fr) 190px 170px 24px',
        },
        gridTemplateAreas: {
          xs: '"title due" "place place" "what what" "progress progress" "own own"',
          md: '"title what due progress more" "place what due progress more" "own own own own more"',
        },
        // On very narrow screens, stacked, since the title would wrap at every word.
        '@media (max-width: 379.95px)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"title" "place" "what" "due" "progress" "own"',
          '& > .due': { justifySelf: 'start', my: 0.5 },
        },
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Link
        component={RouterLink}
        to={planningPath(id)}
        color="text.primary"
        sx={{
          gridArea: 'title',
          ...(hasSecondLine ? { alignSelf: 'end' } : { gridRowEnd: { md: 'place' } }),
          fontWeight: 600,
          overflowWrap: 'anywhere',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {title}
      </Link>
      <Typography
        variant="body2"
        color="text.secondary"
        component="div"
        sx={{ gridArea: 'place', alignSelf: 'start' }}
      >
        {owner && <RecordLink to="equipmentOwners" id={owner} isPlain />}
        {owner && planning.title && ' · '}
        {planning.title && <RecordLink to="locations" id={location} isPlain />}
      </Typography>
      <Box
        sx={{
          gridArea: 'what',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          flexDirection: { xs: 'row', md: 'column' },
        }}
      >
        <Typography variant="body2" component="div">
          {translate(`choices.auditType.${type}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary" component="div">
          <RecordLink to="contacts" id={auditor} isPlain />
        </Typography>
      </Box>
      <Box
        className="due"
        sx={{ gridArea: 'due', justifySelf: { xs: 'end', md: 'start' }, fontSize: '0.875rem' }}
      >
        {state === 'finished' ? format.date(dateFinished ?? datePlanned) : <DueChip day={datePlanned} />}
      </Box>
      <Box sx={{ gridArea: 'progress', display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={total > 0 ? (done / total) * 100 : 0}
            aria-label={progress}
            sx={{ height: 6, borderRadius: 3 }}
          />
          <Typography variant="caption" color="text.secondary" component="div" aria-hidden sx={{ mt: 0.25 }}>
            {progress}
          </Typography>
        </Box>
        {isHere && (
          <OfflinePinOutlined
            titleAccess={translate(isAppKept ? 'offline.takeAlong.saved' : 'offline.download.saved')}
            sx={{ fontSize: 20, color: 'success.main' }}
          />
        )}
      </Box>
      <OwnValues row={{ ...planning }} entity={entity} columns={columns} />
      <ChevronRightRounded
        aria-hidden
        sx={{ gridArea: 'more', color: 'text.disabled', display: { xs: 'none', md: 'block' } }}
      />
    </Box>
  );
}

interface OwnValuesProps extends Pick<PlanningItemProps, 'entity' | 'columns'> {
  row: Readonly<Record<string, unknown>>;
}

/** Custom field values with their labels. */
function OwnValues({ row, entity, columns }: OwnValuesProps) {
  const translate = useTranslate();
  const filled = columns.flatMap((name) => {
    const field = entity.fields[name];
    return field && !isAbsent(row[name]) ? [{ name, field }] : [];
  });
  if (filled.length === 0) return null;
  return (
    <Box
      sx={{
        gridArea: 'own',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {filled.map(({ name, field }) => (
        <span key={name}>
          {translate(fieldLabel(entity, name))}:{' '}
          <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
        </span>
      ))}
    </Box>
  );
}
