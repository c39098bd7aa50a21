import { Box, Typography } from '@mui/material';
import { askAboutCode } from '@plumbline/resources/commands/codes';
import { type RaRecord, useTranslate } from 'react-admin';
import { callCommand } from '../../data/session/callCommand';
import { useFormat } from '../../data/words/useFormat';
import { AskedButton } from './AskedButton';
import { useMayRemedy } from './useMayRemedy';

/** Asks the account's contact about the code, once; afterwards shows when that was. */
export function AskButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const mayRemedy = useMayRemedy(record);
  if (record.dateAsked)
    return (
      <Typography variant="body2">
        {translate('codes.ask.askedOn', { date: format.dateTime(String(record.dateAsked)) })}
      </Typography>
    );
  if (!mayRemedy) return null;
  return (
    <Box>
      <AskedButton
        words="codes.ask"
        values={{ code: String(record.code) }}
        run={() => callCommand(askAboutCode, { id: record.id })}
      />
    </Box>
  );
}
