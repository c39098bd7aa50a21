import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import {
  Alert,
  Box,
  Button,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import { expectedText } from '@plumbline/resources/rules/import/expectedText';
import type { ImportProblem, ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { saveAs } from '../../../data/files/saveAs';
import { useLanguage } from '../../../data/words/useLanguage';
import { importCalls } from '../importCalls';

interface ProblemTableProps {
  resource: EntityName;
  session: ImportSession;
  problems: readonly ImportProblem[];
  total: number;
  /** `notices`: values that are replaced or skipped, in rows that are imported. */
  kind?: 'problems' | 'notices';
}

/** Each invalid value with its position and what was expected; all of them as a download. */
export function ProblemTable({ resource, session, problems, total, kind = 'problems' }: ProblemTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const title = translate(`import.${kind}.title`, { smart_count: total });
  const download = async () => {
    setLoading(true);
    setError(null);
    try {
      saveAs(
        await importCalls.problems(session.id),
        `${session.fileName.replace(/\.[^.]*$/, '')}-problems.csv`,
      );
    } catch (problem) {
      setError(problem);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          mb: 1,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        <Button startIcon={<DownloadOutlined />} disabled={isLoading} onClick={() => void download()}>
          {translate(`import.${kind === 'notices' ? 'notices' : 'problems'}.download`)}
        </Button>
      </Box>
      {kind === 'notices' && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('import.notices.intro')}
        </Typography>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {errorMessage(error, translate)}
        </Alert>
      )}
      {problems.length < total && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('import.problems.first', { shown: problems.length, total })}
        </Typography>
      )}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        aria-label={title}
        sx={{ maxHeight: 480 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {(['row', 'column', 'value', 'expected'] as const).map((name) => (
                <TableCell key={name}>
                  {translate(
                    kind === 'notices' && name === 'expected'
                      ? 'import.notices.instead'
                      : `import.problems.${name}`,
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map((problem, index) => (
              // A row may hold the same problem twice; problems never move, so their place identifies them.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <TableRow key={index}>
                <TableCell>{problem.row}</TableCell>
                <TableCell>{problem.header ?? <em>{translate('import.problems.wholeRow')}</em>}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 96, maxWidth: 260 }}>
                  {problem.value === '' ? <em>{translate('import.columns.empty')}</em> : problem.value}
                </TableCell>
                <TableCell>{expectedText(resource, problem.expected, { language, translate })}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
