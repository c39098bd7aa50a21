import {
  Alert,
  Box,
  Button,
  Checkbox,
  CircularProgress,
  FormControlLabel,
  FormGroup,
  ListSubheader,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import {
  type LabelFormatName,
  type LabelLine,
  labelFormatNames,
  labelFormats,
  labelLines,
  labelSymbols,
  labelsPerPage,
} from '@plumbline/resources/rules/labels/index';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useFormat } from '../../data/words/useFormat';
import { DialogFrame } from '../../kit/parts/DialogFrame';
import { GridFields } from './GridFields';
import { LabelPreview } from './LabelPreview';
import { gridOf, type LabelChoices, problemOf, useLabelChoices } from './labelChoices';
import { SheetPreview } from './SheetPreview';
import type { Sample } from './useSample';

interface LabelsDialogProps {
  title: string;
  /** Number of labels; null where only the server knows it. */
  count: number | null;
  sample: Sample;
  /** Codes without equipment have no text lines. */
  hasLines: boolean;
  /** The template of texts that applies, with what it says of the sample; null: none. */
  template?: { name: string; lines: readonly string[] } | null;
  children?: ReactNode;
  print: (choices: LabelChoices, start: number) => Promise<Blob>;
  onClose: () => void;
}

const isSheet = (name: LabelFormatName) => labelsPerPage(labelFormats[name]) > 1;

/** Chooses sheet, symbol and lines, previews one label in its real size, and downloads the PDF. */
export function LabelsDialog({
  title,
  count,
  sample,
  hasLines,
  template = null,
  children,
  print,
  onClose,
}: LabelsDialogProps) {
  const translate = useTranslate();
  const [choices, setChoices] = useLabelChoices();
  const [start, setStart] = useState(1);
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const format = useFormat();
  const grid = gridOf(choices);
  const problem = problemOf(choices);
  const text = template && !choices.isWithoutTemplate ? template : null;
  const change = (more: Partial<LabelChoices>) => {
    setChoices({ ...choices, ...more });
    setStart(1);
  };
  const submit = async () => {
    setState({ isBusy: true, error: null });
    try {
      saveAs(await print(choices, start), 'labels.pdf');
      onClose();
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <DialogFrame
      title={title}
      maxWidth="sm"
      fillsPhone
      beginsWithField
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={problem !== null || state.isBusy}
            startIcon={state.isBusy ? <CircularProgress size={16} color="inherit" /> : null}
          >
            {translate('labels.make')}
          </Button>
        </>
      }
    >
      {state.error !== null && <Alert severity="error">{errorMessage(state.error, translate)}</Alert>}
      {count !== null && <Typography>{translate('labels.count', { smart_count: count })}</Typography>}
      {children}
      <TextField
        select
        label={translate('labels.format')}
        value={choices.format}
        onChange={({ target }) =>
          change({ format: target.value as LabelChoices['format'], grid: gridOf(choices) })
        }
      >
        <ListSubheader>{translate('labels.sheets')}</ListSubheader>
        {labelFormatNames.filter(isSheet).map((name) => (
          <MenuItem key={name} value={name}>
            {formatTitle(name, format.number)}
          </MenuItem>
        ))}
        <ListSubheader>{translate('labels.single')}</ListSubheader>
        {labelFormatNames
          .filter((name) => !isSheet(name))
          .map((name) => (
            <MenuItem key={name} value={name}>
              {formatTitle(name, format.number)}
            </MenuItem>
          ))}
        <MenuItem value="own">{translate('labels.own')}</MenuItem>
      </TextField>
      {choices.format === 'own' && (
        <GridFields grid={choices.grid} onChange={(own) => change({ grid: own })} />
      )}
      {problem && <Alert severity="warning">{translate(problem)}</Alert>}
      <TextField
        select
        label={translate('labels.symbol')}
        value={choices.symbol}
        onChange={({ target }) => change({ symbol: target.value as LabelChoices['symbol'] })}
      >
        {labelSymbols.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`labels.symbols.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {template && (
        <FormControlLabel
          control={<Checkbox checked={text !== null} />}
          label={translate('labels.byTemplate', { name: template.name })}
          onChange={(_event, isChosen) => change({ isWithoutTemplate: !isChosen })}
        />
      )}
      {hasLines && (
        <LineChoice
          offered={text ? ['logo'] : labelLines}
          choices={choices}
          onChange={(lines) => change({ lines })}
        />
      )}
      {!problem && (
        <>
          <Typography variant="h3" component="h3">
            {translate('labels.preview')}
          </Typography>
          <LabelPreview
            content={{ ...sample(choices.lines), ...(text ? { lines: text.lines } : {}) }}
            grid={grid}
            symbol={choices.symbol}
            label={translate('labels.preview')}
          />
          {grid.labelHeight < 12 && <Alert severity="info">{translate('labels.tooSmall')}</Alert>}
        </>
      )}
      {!problem && labelsPerPage(grid) > 1 && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Box sx={{ flex: 1 }}>
            <TextField
              fullWidth
              type="number"
              label={translate('labels.start')}
              value={start}
              helperText={translate('labels.startHint', { count: labelsPerPage(grid) })}
              slotProps={{ htmlInput: { min: 1, max: labelsPerPage(grid) } }}
              onChange={({ target }) =>
                setStart(Math.min(labelsPerPage(grid), Math.max(1, Math.trunc(Number(target.value) || 1))))
              }
            />
          </Box>
          <SheetPreview grid={grid} start={start} count={count ?? labelsPerPage(grid)} onStart={setStart} />
        </Stack>
      )}
    </DialogFrame>
  );
}

function LineChoice({
  offered,
  choices: { lines },
  onChange,
}: {
  offered: readonly LabelLine[];
  choices: LabelChoices;
  onChange: (lines: LabelChoices['lines']) => void;
}) {
  const translate = useTranslate();
  return (
    <FormGroup row aria-label={translate('labels.lines')}>
      {offered.map((line) => (
        <FormControlLabel
          key={line}
          control={<Checkbox checked={lines.includes(line)} />}
          label={translate(`labels.line.${line}`)}
          onChange={(_event, isChosen) =>
            onChange(labelLines.filter((one) => (one === line ? isChosen : lines.includes(one))))
          }
        />
      ))}
    </FormGroup>
  );
}

/** `L7160 · 63.5 × 38.1 mm · 21`, with localised numbers. */
function formatTitle(name: LabelFormatName, number: (value: number) => string): string {
  const { labelWidth, labelHeight } = labelFormats[name];
  const size = `${number(labelWidth)} × ${number(labelHeight)} mm`;
  return isSheet(name) ? `${name} · ${size} · ${labelsPerPage(labelFormats[name])}` : `${name} · ${size}`;
}
