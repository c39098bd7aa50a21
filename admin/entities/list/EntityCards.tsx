import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Link, Paper, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Field } from '@plumbline/resources/fields/field';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Cell, isAbsent } from '../cells/Cell';
import { isStateSet } from '../choiceLooks';
import { dueField } from '../due';
import { entityLabel } from '../labels';
import { showPath } from '../screenPaths';
import { StepMenu } from '../steps/StepMenu';
import { titleFields } from '../title/titleOf';
import { useRecordTitle } from '../title/useRecordTitle';

interface EntityCardsProps {
  entity: AnyEntity;
  columns: readonly string[];
  rows: readonly RaRecord<string>[];
  isStale: boolean;
}

/** The rows of a list on a phone: what it is, when it is due, how it stands, and the next few facts. */
export function EntityCards({ entity, columns, rows, isStale }: EntityCardsProps) {
  const translate = useTranslate();
  return (
    <Stack
      component="ul"
      aria-label={translate(entityLabel(entity), { smart_count: 2 })}
      aria-busy={isStale}
      sx={{ listStyle: 'none', p: 0, m: 0, gap: 1, opacity: isStale ? 0.6 : 1 }}
    >
      {rows.map((row) => (
        <EntityCard key={row.id} entity={entity} columns={columns} row={row} />
      ))}
    </Stack>
  );
}

const isState = (field: Field | undefined): boolean => field?.type === 'choice' && isStateSet(field.choices);
const shownFacts = 3;

function EntityCard({
  entity,
  columns,
  row,
}: {
  entity: AnyEntity;
  columns: readonly string[];
  row: RaRecord<string>;
}) {
  const title = useRecordTitle(entity, row);
  const due = dueField(entity);
  const cell = (name: string) => {
    const field = entity.fields[name];
    return field && !isAbsent(row[name]) ? (
      <Cell key={name} entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
    ) : null;
  };
  const states = columns.filter((name) => isState(entity.fields[name]));
  const facts = columns
    .filter(
      (name) =>
        name !== due &&
        !titleFields(entity).includes(name) &&
        !states.includes(name) &&
        !isAbsent(row[name]) &&
        entity.fields[name]?.type !== 'boolean',
    )
    .slice(0, shownFacts);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ position: 'relative', p: 1.5, pr: 4.5, '&:active': { backgroundColor: 'action.hover' } }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <Link
          component={RouterLink}
          to={showPath(entity, row.id)}
          color="text.primary"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </Link>
        {due && cell(due)}
      </Stack>
      <Box
        sx={{
          fontSize: '0.84375rem',
          color: 'text.secondary',
          mt: 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.25,
          rowGap: 0.25,
          '& a': { position: 'relative', zIndex: 1 },
        }}
      >
        {facts.map((name) => (
          // A text alone would run into the next one: only elements are set apart.
          <span key={name}>{cell(name)}</span>
        ))}
      </Box>
      {(entity.steps || states.some((name) => !isAbsent(row[name]))) && (
        <Stack direction="row" sx={{ gap: 0.75, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {states.map(cell)}
          {entity.steps && (
            <Box sx={{ position: 'relative', zIndex: 1, ml: 'auto' }}>
              <StepMenu entity={entity} record={row} isCompact />
            </Box>
          )}
        </Stack>
      )}
      <ChevronRightOutlined
        aria-hidden
        sx={{
          position: 'absolute',
          right: 10,
          top: '50%',
          transform: 'translateY(-50%)',
          color: 'text.disabled',
        }}
      />
    </Paper>
  );
}
