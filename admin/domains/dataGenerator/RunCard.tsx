import { Alert, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { isAtWork, isRemovable } from '@plumbline/resources/rules/dataGenerator/index';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { languageNames } from '../../data/words/i18nProvider';
import { useFormat } from '../../data/words/useFormat';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { KeptList } from './KeptList';
import { RemoveDialog } from './RemoveDialog';
import { RunState } from './RunState';
import { type GeneratorRun, useRunCommand } from './useGenerator';

/** One run: account, rows, progress and actions. */
export function RunCard({ run }: { run: GeneratorRun }) {
  const translate = useTranslate();
  const format = useFormat();
  const reason = useOfflineReason();
  const [isAsking, setAsking] = useState(false);
  const command = useRunCommand(run.id);
  const rows = Object.values(run.made).reduce((sum, count) => sum + count, 0);
  const isWorking = isAtWork(run.state);
  const title = translate('dataGenerator.run', { name: run.accountName, number: run.number });
  const facts = [
    translate(`choices.generatorBranch.${run.branch}`),
    translate('dataGenerator.pieces', { smart_count: run.pieces, number: format.number(run.pieces) }),
    translate('dataGenerator.years', { smart_count: run.years }),
    translate('dataGenerator.share', { share: run.deficiencyShare }),
    languageNames[run.language],
  ];
  const begun = [format.dateTime(run.startedAt), run.startedBy].filter(Boolean).join(', ');
  return (
    <Paper variant="outlined" component="article" aria-label={title} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack
        direction="row"
        sx={{ gap: 1.5, alignItems: 'start', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Stack sx={{ gap: 0.25, minWidth: 0, flex: '1 1 260px' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <RunState state={run.state} />
          </Stack>
          <Typography variant="body2">{facts.join(' · ')}</Typography>
          <Typography variant="body2" color="text.secondary">
            {begun}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 1 }}>
          {isWorking && (
            <ReasonButton
              variant="outlined"
              color="inherit"
              loading={command.isPending}
              reason={reason}
              onClick={() => command.mutate('cancel')}
            >
              {translate('dataGenerator.cancel')}
            </ReasonButton>
          )}
          {isRemovable(run.state) && rows > 0 && (
            <ReasonButton variant="outlined" color="error" reason={reason} onClick={() => setAsking(true)}>
              {translate('dataGenerator.remove')}
            </ReasonButton>
          )}
        </Stack>
      </Stack>
      {isWorking ? (
        <Progress run={run} />
      ) : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('dataGenerator.there', { smart_count: rows, number: format.number(rows) })}
        </Typography>
      )}
      {run.reason && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {translate(`dataGenerator.reason.${run.reason}`, {
            _: translate('dataGenerator.reason.UNEXPECTED'),
          })}
        </Alert>
      )}
      {command.error && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          <Refusal error={command.error} />
        </Alert>
      )}
      {run.kept.length > 0 && <KeptList kept={run.kept} />}
      {isAsking && (
        <RemoveDialog
          run={run}
          title={title}
          onClose={() => setAsking(false)}
          onRemove={() => {
            setAsking(false);
            command.mutate('remove');
          }}
        />
      )}
    </Paper>
  );
}

/** Why the command was refused; also an error of the account, which has no input here. */
function Refusal({ error }: { error: unknown }) {
  const translate = useTranslate();
  const wrong = readError(error).errors?.account;
  return wrong ? translate(wrong.message, wrong.args) : errorMessage(error, translate);
}

function Progress({ run: { progress, state } }: { run: GeneratorRun }) {
  const translate = useTranslate();
  const format = useFormat();
  const text = translate(state === 'removing' ? 'dataGenerator.removedOf' : 'dataGenerator.madeOf', {
    done: format.number(progress.done),
    total: format.number(progress.total),
  });
  return (
    <Stack sx={{ mt: 1.5, gap: 0.5 }}>
      <LinearProgress
        aria-label={text}
        {...(state === 'waiting'
          ? {}
          : {
              variant: 'determinate' as const,
              value: Math.min(100, (100 * progress.done) / Math.max(1, progress.total)),
            })}
      />
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Stack>
  );
}
