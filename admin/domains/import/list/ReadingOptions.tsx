import { Box, MenuItem, TextField } from '@mui/material';
import type { RecognisedList } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import type { ListCorrections } from '../importCalls';

const encodings = [
  'utf-8',
  'cp1250',
  'iso-8859-2',
  'cp852',
  'mac-ce',
  'windows-1252',
  'utf-16le',
  'utf-16be',
];
const delimiters = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
  ['|', 'pipe'],
] as const;

interface ReadingOptionsProps {
  list: RecognisedList;
  isBusy: boolean;
  onChange: (corrections: ListCorrections) => void;
}
interface Option {
  value: string | number;
  label: string;
  /** Effect of the choice on the list. */
  preview?: string | undefined;
}

/** Detected encoding, delimiter, sheet and heading row; each can be corrected. */
export function ReadingOptions({ list, isBusy, onChange }: ReadingOptionsProps) {
  const translate = useTranslate();
  const lastRow = Math.max(list.headerRow, ...list.rows.slice(0, 15).map(({ row }) => row));
  const rows = Array.from({ length: lastRow }, (_, index) => ({
    value: index + 1,
    label: translate('import.list.row', { row: index + 1 }),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}>
      {list.sheets.length > 1 && (
        <Choice
          label="import.list.sheet"
          value={list.sheet ?? ''}
          isBusy={isBusy}
          onChange={(sheet) => onChange({ sheet })}
          options={list.sheets.map(({ name, isHidden }) => ({
            value: name,
            label: isHidden ? translate('import.list.hidden', { sheet: name }) : name,
          }))}
        />
      )}
      {list.encoding !== null && (
        <Choice
          label="import.list.encoding"
          value={list.encoding}
          isBusy={isBusy}
          onChange={(encoding) => onChange({ encoding })}
          options={encodings.map((value) => ({
            value,
            label: translate(`import.encodings.${value}`),
            preview: list.encodings.find(({ encoding }) => encoding === value)?.preview,
          }))}
        />
      )}
      {list.delimiter !== null && (
        <Choice
          label="import.list.delimiter"
          value={list.delimiter}
          isBusy={isBusy}
          onChange={(delimiter) => onChange({ delimiter })}
          options={delimiters.map(([value, name]) => ({
            value,
            label: translate(`import.delimiters.${name}`),
          }))}
        />
      )}
      <Choice
        label="import.list.headerRow"
        value={list.headerRow}
        isBusy={isBusy}
        onChange={(row) => onChange({ headerRow: Number(row) })}
        options={[{ value: 0, label: translate('import.list.noHeader') }, ...rows]}
      />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  options: Option[];
  isBusy: boolean;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, isBusy, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(label)}
      value={value}
      disabled={isBusy}
      onChange={(event) => onChange(String(event.target.value))}
      // The closed field shows the label alone; the effect is visible in the list below.
      slotProps={{
        select: { renderValue: (chosen) => options.find((one) => one.value === chosen)?.label ?? '' },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {option.label}
            {option.preview && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                {option.preview}
              </Box>
            )}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
