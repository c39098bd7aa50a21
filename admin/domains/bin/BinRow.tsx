import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useNotify, useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { useRestore } from '../../entities/delete/useRestore';
import { entityIcon } from '../../entities/entityIcons';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import type { BinEntry } from './useBin';

const daysInBin = 30;

interface BinRowProps {
  entity: AnyEntity;
  entry: BinEntry;
  onRestored: () => void;
}

/** One deleted row: title, who deleted it and when, rows deleted with it, and the restore button. */
export function BinRow({ entity, entry: { record, deletedAt, by, along }, onRestored }: BinRowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const title = useRecordTitle(entity, record);
  const { restore, busy } = useRestore();
  const Icon = entityIcon(entity);
  const age = Math.floor((Date.now() - Date.parse(deletedAt)) / 86_400_000);
  const others = Object.entries(along).map(([name, count]) =>
    isEntityName(name) ? `${translate(entityLabel(entities[name]), { smart_count: 2 })}: ${count}` : '',
  );
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: { xs: '1 1 12rem', sm: 1 }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[
            translate(entityLabel(entity), { smart_count: 1 }),
            `${format.dateTime(deletedAt)}, ${by ?? translate('shell.changes.system')}`,
            translate('bin.daysLeft', { smart_count: Math.max(0, daysInBin - age) }),
          ].join(' · ')}
        </Typography>
        {others.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('bin.along', { what: others.join(', ') })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        disabled={busy !== null}
        startIcon={
          busy === null ? <RestoreFromTrashOutlined /> : <CircularProgress size={16} color="inherit" />
        }
        aria-label={translate('bin.restoreNamed', { name: title })}
        onClick={() =>
          void restore(entity, record.id).then(({ problem, left }) => {
            if (problem) return notify(problem, { type: 'error', autoHideDuration: 12_000 });
            const done = translate('bin.restored', { name: title });
            if (left) notify(`${done}. ${left}`, { type: 'warning', autoHideDuration: 12_000 });
            else notify(done, { type: 'success' });
            onRestored();
          })
        }
      >
        {translate('bin.restore')}
      </Button>
    </Stack>
  );
}
