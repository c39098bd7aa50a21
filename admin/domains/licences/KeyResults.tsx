import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { KeyResult } from '@plumbline/resources/rules/licences/activation';
import { useTranslate } from 'react-admin';
import { dayAfter } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';

/** Result of each key entered. */
export function KeyResults({ results }: { results: readonly KeyResult[] }) {
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {results.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.25 }}>
          {results.map((result) => (
            <KeyLine key={result.key} result={result} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

function KeyLine({ result }: { result: KeyResult }) {
  const translate = useTranslate();
  const format = useFormat();
  const isGood = 'license' in result;
  const Icon = isGood ? CheckCircleOutlined : ErrorOutlineOutlined;
  const text = () => {
    if (!isGood) return translate(`licences.activate.problem.${result.problem}`);
    const { name, validBefore } = result.license;
    return validBefore
      ? translate('licences.activate.done', { name, date: format.date(dayAfter(validBefore, -1)) })
      : translate('licences.activate.doneForever', { name });
  };
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Icon aria-hidden fontSize="small" sx={{ mt: 0.125, color: isGood ? 'success.main' : 'error.main' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {result.key}
        </Typography>
        <Typography variant="body2" color={isGood ? 'text.primary' : 'error'}>
          {text()}
        </Typography>
      </Box>
    </Stack>
  );
}
