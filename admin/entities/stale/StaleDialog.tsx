import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Cell } from '../cells/Cell';
import { fieldLabel } from '../labels';
import { chosenChanges, compareSides, type Difference, type Side } from './compareSides';
import { SideChoice } from './SideChoice';

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
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const resolve = async () => {
    setSaving(true);
    await onResolve(chosenChanges(differences, choice)).finally(() => setSaving(false));
  };
  const row = (Row: typeof DifferenceRow) => (difference: Difference) => (
    <Row
      key={difference.name}
      entity={entity}
      difference={difference}
      record={theirs}
      side={choice[difference.name] ?? (difference.by === 'theirs' ? 'theirs' : 'mine')}
      onChoose={(side) => setChoice((known) => ({ ...known, [difference.name]: side }))}
    />
  );
  return (
    <Dialog
      open
      onClose={onCancel}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby="stale-title"
    >
      <DialogTitle id="stale-title">{translate('shell.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shell.stale.text')}</DialogContentText>
        {isNarrow ? (
          <Stack sx={{ gap: 2 }}>{differences.map(row(DifferenceChoice))}</Stack>
        ) : (
          <Sides>{differences.map(row(DifferenceRow))}</Sides>
        )}
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

function Sides({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
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
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

interface DifferenceRowProps {
  entity: AnyEntity;
  difference: Difference;
  record: Row;
  side: Side;
  onChoose: (side: Side) => void;
}

/** Where there is no room for columns. */
function DifferenceChoice(props: DifferenceRowProps) {
  const translate = useTranslate();
  const { entity, difference, side, onChoose } = props;
  const value = (which: 'before' | Side) => <Value {...props} which={which} />;
  return (
    <SideChoice
      label={translate(fieldLabel(entity, difference.name))}
      before={
        <Typography variant="body2" color="text.secondary">
          {translate('shell.changes.before')}: {value('before')}
        </Typography>
      }
      sides={{
        mine: {
          word: translate('shell.stale.mine'),
          value: value('mine'),
          isOffered: difference.by !== 'theirs',
        },
        theirs: { word: translate('shell.stale.theirs'), value: value('theirs') },
      }}
      side={side}
      onChoose={onChoose}
    />
  );
}

function Value({
  entity,
  difference,
  record,
  which,
}: Pick<DifferenceRowProps, 'entity' | 'difference' | 'record'> & { which: 'before' | Side }) {
  const { name } = difference;
  const field = entity.fields[name];
  if (!field) return null;
  return (
    <Cell entity={entity} name={name} field={field} value={difference[which]} record={record} place="row" />
  );
}

function DifferenceRow(props: DifferenceRowProps) {
  const translate = useTranslate();
  const { entity, difference, side, onChoose } = props;
  const { name } = difference;
  const label = translate(fieldLabel(entity, name));
  const value = (which: 'before' | Side) => <Value {...props} which={which} />;
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
