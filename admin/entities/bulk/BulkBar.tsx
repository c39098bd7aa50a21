import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Paper, Stack, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { mayEver } from '@plumbline/resources/permissions';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { errorMessage } from '../errors/errorMessage';
import { useRights } from '../useRights';
import { BulkDialog, type BulkKind } from './BulkDialog';
import { BulkStepButton } from './BulkStepButton';
import { bulkFields, placeField } from './bulkFields';

/** As many rows as one may choose at once. */
export const bulkLimit = 1000;

/** Whether the signed-in person may do something to many rows of the entity. */
export function useBulkKinds(entity: AnyEntity): BulkKind[] {
  const actor = useActor();
  const { isEditable } = useRights(entity);
  if (entity.commandsOnly) return [];
  const canUpdate = mayEver(entity, 'update', actor);
  return [
    ...(canUpdate && bulkFields(entity, isEditable).length > 0 ? (['edit'] as const) : []),
    ...(canUpdate && placeField(entity, isEditable) ? (['move'] as const) : []),
    ...(canUpdate && entity.steps ? (['step'] as const) : []),
    ...(mayEver(entity, 'delete', actor) ? (['delete'] as const) : []),
  ];
}

const icons = { edit: EditOutlined, move: DriveFileMoveOutlined, delete: DeleteOutlined } as const;

/** What can be done to the rows that are chosen; there as long as some are. */
export function BulkBar({ entity, kinds }: { entity: AnyEntity; kinds: readonly BulkKind[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useDataProvider();
  const { selectedIds, onSelect, onUnselectItems, total = 0, filterValues, filter, sort } = useListContext();
  const [open, setOpen] = useState<{ kind: BulkKind; step?: string } | null>(null);
  const ids = selectedIds.map(String);
  if (ids.length === 0) return null;
  const selectAll = async () => {
    try {
      const { data: rows } = await data.getList(entity.name, {
        filter: { ...filterValues, ...filter },
        sort,
        pagination: { page: 1, perPage: bulkLimit },
      });
      onSelect(rows.map(({ id }) => id));
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 0.75, borderColor: 'primary.main' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box role="status" sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
          {translate('bulk.selected', { smart_count: ids.length })}
        </Box>
        {total > ids.length && (
          <Button variant="text" size="small" onClick={() => void selectAll()}>
            {translate(total > bulkLimit ? 'bulk.selectFirst' : 'bulk.selectAll', {
              smart_count: Math.min(total, bulkLimit),
            })}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {kinds.map((kind) => {
          if (kind === 'step')
            return <BulkStepButton key={kind} entity={entity} onChoose={(step) => setOpen({ kind, step })} />;
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              variant="outlined"
              size="small"
              color={kind === 'delete' ? 'error' : 'primary'}
              startIcon={<Icon />}
              onClick={() => setOpen({ kind })}
            >
              {translate(`bulk.action.${kind}`)}
            </Button>
          );
        })}
        <Tooltip title={translate('bulk.unselect')}>
          <IconButton size="small" onClick={() => onUnselectItems()} aria-label={translate('bulk.unselect')}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
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
