import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import {
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withArchived } from '@plumbline/resources/rules/customFields/accountEntity';
import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { currentEntities } from '../../data/accountEntities/currentEntities';
import { fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { Cell } from '../cells/Cell';
import { ListError } from '../list/ListError';
import { ListSkeleton } from '../list/ListSkeleton';
import { RestoreField } from './RestoreField';
import { type HistoryEntry, useHistory } from './useHistory';

const icons = {
  create: AddCircleOutlineOutlined,
  update: EditOutlined,
  delete: DeleteOutlined,
  restore: RestoreFromTrashOutlined,
} as const;

/** The history: who changed what and when, each field before and after. */
export function ChangesTab({ entity, record }: { entity: AnyEntity; record: RaRecord<string> }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useHistory(entity.name, record.id, Number(record.version));
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton rows={4} />;
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('shell.changes.none')}</Typography>;
  return (
    <Stack component="ol" sx={{ gap: 1.25, listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Change key={entry.changeNumber} entity={entity} record={record} entry={entry} />
      ))}
    </Stack>
  );
}

function Change({
  entity,
  record,
  entry,
}: {
  entity: AnyEntity;
  record: RaRecord<string>;
  entry: HistoryEntry;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const Icon = icons[entry.operation];
  // Changes of custom fields that were archived later are shown as well.
  const told = useMemo(() => withArchived(entity, currentEntities().settings), [entity]);
  const names = Object.keys({ ...entry.before, ...entry.after }).filter((name) => name in told.fields);
  return (
    <Paper component="li" variant="outlined">
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', px: 1.5, py: 1, flexWrap: 'wrap' }}>
        <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate(`shell.changes.${entry.operation}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {entry.by ?? translate('shell.changes.system')}
          {entry.isSupport && ` · ${translate('people.mirror.support')}`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Typography variant="body2" color="text.secondary" component="time" dateTime={entry.at}>
          {format.dateTime(entry.at)}
        </Typography>
      </Stack>
      {entry.operation === 'update' && names.length > 0 && (
        <TableContainer sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: '26%' }}>{translate('shell.changes.field')}</TableCell>
                <TableCell sx={{ width: '37%' }}>{translate('shell.changes.before')}</TableCell>
                <TableCell>{translate('shell.changes.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {names.map((name) => {
                const field = told.fields[name];
                return (
                  field && (
                    <TableRow key={name} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
                      <TableCell component="th" scope="row">
                        {translate(fieldLabel(entity, name))}
                      </TableCell>
                      <TableCell sx={{ color: 'text.secondary' }}>
                        <Cell
                          entity={entity}
                          name={name}
                          field={field}
                          value={entry.before?.[name]}
                          record={record}
                          place="row"
                        />
                        <RestoreField
                          entity={entity}
                          record={record}
                          name={name}
                          value={entry.before?.[name]}
                        />
                      </TableCell>
                      <TableCell>
                        <Cell
                          entity={entity}
                          name={name}
                          field={field}
                          value={entry.after?.[name]}
                          record={record}
                          place="row"
                        />
                      </TableCell>
                    </TableRow>
                  )
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Paper>
  );
}
