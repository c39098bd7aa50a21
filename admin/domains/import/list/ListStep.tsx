import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import type { ImportFlow } from '../useImport';
import { ReadingOptions } from './ReadingOptions';
import { SampleTable } from './SampleTable';

/** Shows how the file was read, with its first rows, and lets the user correct it. */
export function ListStep({ flow, session }: { flow: ImportFlow; session: ImportSession }) {
  const translate = useTranslate();
  const format = useFormat();
  const { list, fileName, size } = session;
  return (
    <>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {translate(`import.list.kind.${list.kind}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('import.list.found', { file: fileName, size: format.bytes(size) })}
        </Typography>
        <ReadingOptions
          list={list}
          isBusy={flow.isBusy}
          onChange={(corrections) => void flow.correct(corrections)}
        />
        <Typography variant="body2" sx={{ mt: 2 }}>
          {translate('import.list.look')}
        </Typography>
      </Paper>
      {flow.isBusy && <LinearProgress aria-label={translate('import.list.working')} />}
      <SampleTable list={list} />
      <Box>
        <Button variant="contained" size="large" disabled={flow.isBusy} onClick={() => flow.goTo('columns')}>
          {translate('import.next')}
        </Button>
      </Box>
    </>
  );
}
