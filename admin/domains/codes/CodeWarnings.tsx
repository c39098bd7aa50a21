import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What is suspicious about a code and what to do about it. */
export function CodeWarnings({ code, warnings }: { code: string; warnings: readonly string[] }) {
  const translate = useTranslate();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>
        {translate('codes.notice')}: {code}
      </AlertTitle>
      {warnings.map((warning) => (
        <Box key={warning}>{translate(`codes.${warning}`)}</Box>
      ))}
    </Alert>
  );
}
