import { Stack, TextField } from '@mui/material';
import { printFreeCodes } from '@plumbline/resources/commands/labels';
import { labelsPerPage } from '@plumbline/resources/rules/labels/index';
import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { fetchCommand } from '../../data/session/callCommand';
import { LabelsDialog } from './LabelsDialog';
import { gridOf, sheetOf, useLabelChoices } from './labelChoices';

const most = 5000;

/** Prints labels for unused codes of a range. */
export function CodeLabels({ range, onClose }: { range: RaRecord<string>; onClose: () => void }) {
  const translate = useTranslate();
  const [choices] = useLabelChoices();
  const [count, setCount] = useState(labelsPerPage(gridOf(choices)));
  const [first, setFirst] = useState(Number(range.firstNumber));
  const code = `${range.prefix}${String(first).padStart(String(range.lastNumber).length, '0')}`;
  return (
    <LabelsDialog
      title={translate('labels.codes.title')}
      count={count}
      sample={() => ({
        address: `${window.location.origin}${publicPath(code)}`,
        code,
        lines: [code],
        hasLogo: false,
      })}
      hasLines={false}
      onClose={onClose}
      print={async (wished, start) => {
        const input = { first, count, ...sheetOf(wished, start) };
        const answer = await fetchCommand(printFreeCodes, { id: range.id, input }, { timeout: 'long' });
        return answer.blob();
      }}
    >
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextField
          fullWidth
          type="number"
          label={translate('labels.codes.first')}
          value={first}
          slotProps={{ htmlInput: { min: range.firstNumber, max: range.lastNumber } }}
          onChange={({ target }) =>
            setFirst(within(target.value, Number(range.firstNumber), Number(range.lastNumber)))
          }
        />
        <TextField
          fullWidth
          type="number"
          label={translate('labels.codes.count')}
          value={count}
          slotProps={{ htmlInput: { min: 1, max: most } }}
          onChange={({ target }) => setCount(within(target.value, 1, most))}
        />
      </Stack>
    </LabelsDialog>
  );
}

const within = (text: string, least: number, largest: number): number =>
  Math.min(largest, Math.max(least, Math.trunc(Number(text) || least)));
