import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '../../entities/screenPaths';

interface CodeWarningsProps {
  code: string;
  warnings: readonly string[];
  /** Id of the code, to link to it from other screens; cause and remedies are shown there. */
  row?: string | null | undefined;
}

/** Warnings about a code and what to do about them. */
export function CodeWarnings({ code, warnings, row }: CodeWarningsProps) {
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
      {row && (
        <Link component={RouterLink} to={showPath(entities.qrCodes, row)} color="inherit">
          {translate('codes.open')}
        </Link>
      )}
    </Alert>
  );
}
