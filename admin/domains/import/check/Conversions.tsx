import { Alert, AlertTitle, Box } from '@mui/material';
import { isForce } from '@plumbline/resources/language/exchange/units';
import type { ImportConversion } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';

/** Unit conversions with their factor and an example of each. */
export function Conversions({ conversions }: { conversions: readonly ImportConversion[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Alert severity="info">
      <AlertTitle>{translate('import.conversions.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {conversions.map(({ column, header, from, to, factor, row, value, stored }) => (
          <li key={`${column} ${from}`}>
            {translate('import.conversions.line', {
              column: header,
              from,
              to,
              row,
              value,
              factor: format.number(Number(factor.toPrecision(6))),
              stored: format.number(stored),
            })}
          </li>
        ))}
      </Box>
      {conversions.some(({ from }) => isForce(from)) && translate('import.conversions.force')}
    </Alert>
  );
}
