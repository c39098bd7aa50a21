import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
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
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { chosenChanges, compareSides, type Side } from '../../data/offline/merge/compareSides';
import { SideChoice } from './SideChoice';
import type { SideLine } from './SideLine';
import { SideRow } from './SideRow';
import { useSideLines } from './useSideLines';

type Row = Readonly<Record<string, unknown>>;
interface StaleDialogProps {
  entity: AnyEntity;
  base: Row;
  mine: Row;
  theirs: Row;
  onResolve: (chosen: Record<string, unknown>) => Promise<unknown>;
  onCancel: () => void;
}

/** Conflict dialog: shows both sides field by field, and saves the choice based on the current row. */
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
  const words = { mine: translate('shell.stale.mine'), theirs: translate('shell.stale.theirs') };
  const lines = useSideLines(entity, { differences, record: theirs, choice, words });
  const chosen = ({ key, given }: SideLine) => ({
    side: choice[key] ?? given,
    onChoose: (side: Side) => setChoice((known) => ({ ...known, [key]: side })),
  });
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
          <Stack sx={{ gap: 2 }}>
            {lines.map((line) => (
              <NarrowLine key={line.key} line={line} {...chosen(line)} />
            ))}
          </Stack>
        ) : (
          <Sides>
            {lines.map((line) => (
              <SideRow key={line.key} line={line} {...chosen(line)} />
            ))}
          </Sides>
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

/** For narrow screens without columns. */
function NarrowLine({ line, side, onChoose }: ComponentProps<typeof SideRow>) {
  const translate = useTranslate();
  const { label, note, before, sides, isMineOffered, isWithin } = line;
  return (
    <Box sx={{ pl: isWithin ? 2 : 0 }}>
      <SideChoice
        label={label}
        before={
          <Typography component="div" variant="body2" color="text.secondary">
            {note && <Box sx={{ mb: 0.5 }}>{note}</Box>}
            {before && (
              <>
                {translate('shell.changes.before')}: {before}
              </>
            )}
          </Typography>
        }
        sides={{
          mine: { word: translate('shell.stale.mine'), value: sides.mine, isOffered: isMineOffered },
          theirs: { word: translate('shell.stale.theirs'), value: sides.theirs },
        }}
        side={side}
        onChoose={onChoose}
      />
    </Box>
  );
}
