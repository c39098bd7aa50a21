import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dayAfter } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import type { EndingLicense } from './useEndingLicenses';

interface RenewalChoiceProps {
  ending: readonly EndingLicense[];
  isBeside: boolean;
  onChange: (isBeside: boolean) => void;
}

/** For a key of a licence that is about to end: extends the licence, or adds seats for more people. */
export function RenewalChoice({ ending, isBeside, onChange }: RenewalChoiceProps) {
  const translate = useTranslate();
  const format = useFormat();
  const names = ending.map(({ name, validBefore }) =>
    translate('licences.renewal.ending', { name, date: format.date(dayAfter(validBefore, -1)) }),
  );
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id="renewal">{translate('licences.renewal.ask', { names: names.join(', ') })}</FormLabel>
      <RadioGroup
        aria-labelledby="renewal"
        value={isBeside ? 'beside' : 'renew'}
        onChange={(_event, value) => onChange(value === 'beside')}
      >
        {(['renew', 'beside'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', minHeight: 44 }}
            label={
              <Box sx={{ pt: 1 }}>
                {translate(`licences.renewal.${one}`)}
                <Typography variant="body2" color="text.secondary">
                  {translate(`licences.renewal.${one}Hint`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
