import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Paper, Stack, Tooltip } from '@mui/material';
import { mostChosen } from '@plumbline/resources/commands/exportParts';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import { stepsOf } from '@plumbline/resources/language/steps';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useActor } from '../../data/session/ActorProvider';
import { lazyPart } from '../../kit/parts/lazyPart';
import { ExportChosen } from '../export/ExportChosen';
import { useRights } from '../useRights';
import type { BulkKind } from './BulkDialog';
import { BulkStepButton } from './BulkStepButton';
import { bulkFields, placeField } from './bulkFields';
import { ownButtons } from './ownButtons';

const BulkDialog = lazyPart(() => import('./BulkDialog').then((module) => module.BulkDialog));

const bottomMenuHeight = 60;
/** Icons above their labels, like the bottom menu. */
const besideEachOther = {
  minWidth: 0,
  flexDirection: 'column',
  px: 0.25,
  // Grows with the user's text size only as far as the longest word fits into its share.
  fontSize: 'min(0.71875rem, 3.6vw)',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  hyphens: 'auto',
  '& .MuiButton-icon': { m: 0 },
} as const;

/** As many as a phone has room for in one row; more stand in two rows. */
const mostInRow = 6;

/** The look of each of so many actions on a phone. */
function thumbSized(count: number) {
  const inRow = count > mostInRow ? Math.ceil(count / 2) : count;
  // A little less than its share, which the gaps need.
  return { ...besideEachOther, flex: `1 1 ${Math.floor(100 / inRow) - 3}%` };
}

/** The bulk actions the signed-in person may use for the entity. */
export function useBulkKinds(entity: AnyEntity): BulkKind[] {
  const actor = useActor();
  const { isEditable } = useRights(entity);
  if (entity.commandsOnly) return [];
  const canUpdate = mayEver(entity, 'update', actor);
  return [
    ...(canUpdate && bulkFields(entity, isEditable).length > 0 ? (['edit'] as const) : []),
    ...(canUpdate && placeField(entity, isEditable) ? (['move'] as const) : []),
    ...(canUpdate && stepsOf(entity, actor).length > 0 ? (['step'] as const) : []),
    ...(mayEver(entity, 'delete', actor) ? (['delete'] as const) : []),
  ];
}

const icons = { edit: EditOutlined, move: DriveFileMoveOutlined, delete: DeleteOutlined } as const;

interface BulkBarProps {
  entity: AnyEntity;
  kinds: readonly BulkKind[];
  /** The columns shown, for an export. */
  columns: readonly string[];
  onEnd: () => void;
  /** On a phone it is fixed to the lower edge, in reach of the thumb. */
  isBelow: boolean;
}

/** The bulk actions for the selected rows, shown while selecting. */
export function BulkBar({ entity, kinds, columns, onEnd, isBelow }: BulkBarProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useDataProvider();
  const { selectedIds, onSelect, total = 0, filterValues, filter, sort } = useListContext();
  const [open, setOpen] = useState<{ kind: BulkKind; step?: string } | null>(null);
  const ids = selectedIds.map(String);
  const isNone = ids.length === 0;
  const selectAll = async () => {
    try {
      const { data: rows } = await data.getList(entity.name, {
        filter: { ...filterValues, ...filter },
        sort,
        pagination: { page: 1, perPage: mostChosen },
      });
      onSelect(rows.map(({ id }) => id));
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  const own = ownButtons.filter(({ resource }) => resource === entity.name);
  const sx = isBelow ? thumbSized(kinds.length + own.length + Number(isExported(entity))) : {};
  const close = (
    <Tooltip title={translate('bulk.unselect')}>
      <IconButton size="small" onClick={onEnd} aria-label={translate('bulk.unselect')}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('bulk.bar')}
      sx={{
        px: isBelow ? 1 : 1.5,
        py: isBelow ? 0.25 : 0.75,
        borderColor: 'primary.main',
        ...(isBelow && {
          position: 'sticky',
          zIndex: 3,
          bottom: `calc(${bottomMenuHeight + 8}px + var(--banner-room, 0px) + env(safe-area-inset-bottom))`,
          boxShadow: 6,
        }),
      }}
    >
      <Stack direction="row" sx={{ columnGap: isBelow ? 0.5 : 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          role="status"
          sx={{ fontWeight: 600, fontSize: isBelow ? '0.8125rem' : '0.875rem', flex: isBelow ? 1 : 'none' }}
        >
          {translate(isNone ? 'bulk.none' : 'bulk.selected', { smart_count: ids.length })}
        </Box>
        {total > ids.length && (
          <Button variant="text" size="small" onClick={() => void selectAll()}>
            {translate(total > mostChosen ? 'bulk.selectFirst' : isBelow ? 'bulk.all' : 'bulk.selectAll', {
              smart_count: Math.min(total, mostChosen),
            })}
          </Button>
        )}
        {isBelow && close}
        {isBelow && <Box sx={{ flexBasis: '100%' }} />}
        {!isBelow && <Box sx={{ flex: 1 }} />}
        {kinds.map((kind) => {
          const look = { disabled: isNone, sx };
          if (kind === 'step')
            return (
              <BulkStepButton
                key={kind}
                entity={entity}
                onChoose={(step) => setOpen({ kind, step })}
                isBelow={isBelow}
                {...look}
              />
            );
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              variant={isBelow ? 'text' : 'outlined'}
              size="small"
              color={kind === 'delete' ? 'error' : 'primary'}
              startIcon={<Icon />}
              onClick={() => setOpen({ kind })}
              {...look}
            >
              {translate(`bulk.action.${kind}`)}
            </Button>
          );
        })}
        {own.map(({ Component }, index) => (
          // The list is fixed; an action's place is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Component key={index} ids={ids} {...(isBelow ? { sx, variant: 'text' } : {})} />
        ))}
        <ExportChosen
          entity={entity}
          ids={ids}
          columns={columns}
          {...(isBelow ? { sx, variant: 'text' } : {})}
        />
        {!isBelow && close}
      </Stack>
      {open && (
        <BulkDialog
          entity={entity}
          {...open}
          ids={ids}
          onClose={(done) => {
            setOpen(null);
            if (done.length > 0) onSelect(ids.filter((id) => !done.includes(id)));
          }}
        />
      )}
    </Paper>
  );
}
