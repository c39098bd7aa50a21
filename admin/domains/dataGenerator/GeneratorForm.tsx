import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { isAtWork } from '@plumbline/resources/rules/dataGenerator/index';
import { useState } from 'react';
import { useDebouncedEvent, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { useLanguage } from '../../data/words/useLanguage';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { CountList } from './CountList';
import { GeneratorFields } from './GeneratorFields';
import {
  type GeneratorAccount,
  type GeneratorInput,
  type GeneratorRun,
  useForecast,
  useStart,
} from './useGenerator';

/** Parameters of a run, a forecast of the rows, and the start button. */
export function GeneratorForm({
  accounts,
  runs,
}: {
  accounts: readonly GeneratorAccount[];
  runs: readonly GeneratorRun[];
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [input, setInput] = useState<GeneratorInput>({
    account: accounts.length === 1 ? (accounts[0]?.id ?? '') : '',
    branch: 'warehouse',
    pieces: 1000,
    language,
    years: 3,
    deficiencyShare: 10,
  });
  const [counted, setCounted] = useState(input);
  const countSoon = useDebouncedEvent(setCounted, 250);
  const forecast = useForecast(counted);
  const start = useStart();
  const offline = useOfflineReason();
  const problem = start.error ?? forecast.error;
  const known = problem ? readError(problem) : undefined;
  const isCounted = counted === input && forecast.isSuccess && !forecast.isPlaceholderData;
  const isBusy = runs.some((run) => run.account === input.account && isAtWork(run.state));
  const change = (values: Partial<GeneratorInput>) => {
    start.reset();
    const next = { ...input, ...values };
    setInput(next);
    countSoon(next);
  };
  const begin = () =>
    start.mutate(input, {
      onSuccess: ({ accountName }) =>
        notify(translate('dataGenerator.started', { name: accountName }), { type: 'success' }),
    });
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      aria-label={translate('dataGenerator.new')}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
      sx={{ p: { xs: 1.5, sm: 2.5 } }}
    >
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('dataGenerator.new')}
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
        <GeneratorFields accounts={accounts} input={input} errors={known?.errors ?? {}} onChange={change} />
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="h3">{translate('dataGenerator.willMake')}</Typography>
          {input.account === '' ? (
            <Typography variant="body2" color="text.secondary">
              {translate('dataGenerator.chooseAccount')}
            </Typography>
          ) : (
            forecast.data && !forecast.error && <CountList counts={forecast.data} />
          )}
          {known?.errors && (
            <Typography variant="body2" color="text.secondary">
              {translate('dataGenerator.mend')}
            </Typography>
          )}
          {problem && !known?.errors && <Alert severity="error">{errorMessage(problem, translate)}</Alert>}
          {isBusy && <Alert severity="info">{translate('errors.GENERATOR_BUSY')}</Alert>}
          <Box>
            <ReasonButton
              type="submit"
              variant="contained"
              startIcon={<AutoAwesomeOutlined />}
              loading={start.isPending}
              disabled={!isCounted || isBusy}
              reason={offline}
            >
              {translate('dataGenerator.start')}
            </ReasonButton>
          </Box>
        </Stack>
      </Box>
    </Paper>
  );
}
