import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Cell } from '../cells/Cell';
import { fieldLabel } from '../labels';
import { chosenChanges, compareSides, type Difference, type Side } from './compareSides';

type Row = Readonly<Record<string, unknown>>;
interface StaleDialogProps {
  entity: AnyEntity;
  base: Row;
  mine: Row;
  theirs: Row;
  onResolve: (chosen: Record<string, unknown>) => Promise<unknown>;
  onCancel: () => void;
}

/** Somebody else saved first: shows both sides field by field, lets one choose and saves on top. */
export function StaleDialog({ entity, base, mine, theirs, onResolve, onCancel }: StaleDialogProps) {
  const translate = useTranslate();
  const differences = useMemo(() => compareSides(entity, base, mine, theirs), [entity, base, mine, theirs]);
  const [choice, setChoice] = useState<Record<string, Side>>({});
  const [isSaving, setSaving] = useState(false);
  const resolve = async () => {
    setSaving(true);
    await onResolve(chosenChanges(differences, choice)).finally(() => setSaving(false));
  };
  return (
    <Dialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{translate('shell.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shell.stale.text')}</DialogContentText>
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('shell.changes.field')}</TableCell>
                <TableCell>{translate('shell.changes.before')}</TableCell>
                <TableCell>{translate('shell.stale.mine')}</TableCell>
                <TableCell>{translate('shell.stale.theirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differences.map((difference) => (
                <DifferenceRow
                  key={difference.name}
                  entity={entity}
                  difference={difference}
                  record={theirs}
                  side={choice[difference.name] ?? (difference.by === 'theirs' ? 'theirs' : 'mine')}
                  onChoose={(side) => setChoice((known) => ({ ...known, [difference.name]: side }))}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onCancel} disabled={isSaving}>
          {translate('shell.stale.back')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void resolve()}
          disabled={isSaving}
          startIcon={isSaving ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {translate('shell.stale.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DifferenceRowProps {
  entity: AnyEntity;
  difference: Difference;
  record: Row;
  side: Side;
  onChoose: (side: Side) => void;
}

function DifferenceRow({ entity, difference, record, side, onChoose }: DifferenceRowProps) {
  const translate = useTranslate();
  const { name } = difference;
  const field = entity.fields[name];
  if (!field) return null;
  const label = translate(fieldLabel(entity, name));
  const value = (which: 'before' | Side) => (
    <Cell entity={entity} name={name} field={field} value={difference[which]} record={record} place="row" />
  );
  const option = (which: Side) => (
    <TableCell sx={{ backgroundColor: side === which ? 'action.selected' : 'transparent' }}>
      <Radio
        size="small"
        checked={side === which}
        onChange={() => onChoose(which)}
        disabled={which === 'mine' && difference.by === 'theirs'}
        sx={{ p: 0.5, mr: 0.5 }}
        slotProps={{ input: { 'aria-label': `${label}: ${translate(`shell.stale.${which}`)}`, name } }}
      />
      {value(which)}
    </TableCell>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {label}
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>{value('before')}</TableCell>
      {option('mine')}
      {option('theirs')}
    </TableRow>
  );
}
