import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import type { SecondFactorState } from '@plumbline/resources/rules/auth/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { ListError } from '../../../entities/list/ListError';
import { lazyDialog } from '../../../kit/parts/lazyPart';
import { SettingsCard } from '../../../kit/parts/SettingsCard';
import { readSecondFactor, renewRecoveryCodes, turnOff } from './secondFactorCommands';

const SetUpDialog = lazyDialog(() => import('./SetUpDialog').then((module) => module.SetUpDialog));
const ProofDialog = lazyDialog(() => import('./ProofDialog').then((module) => module.ProofDialog));

type Task = 'setUp' | 'newCodes' | 'turnOff';

/** The user's own second factor: state, enabling, moving to another phone, disabling. */
export function SecondFactorCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const [task, setTask] = useState<Task | null>(null);
  const query = useQuery({ queryKey: ['people', 'secondFactor'], queryFn: readSecondFactor });
  const close = () => setTask(null);
  const said = (message: string) => {
    void query.refetch();
    notify(message, { type: 'success' });
  };
  return (
    <SettingsCard title={translate('secondFactor.title')}>
      {query.error && <ListError error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Standing state={query.data} onTask={setTask} />}
      {task === 'setUp' && <SetUpDialog onDone={() => said('secondFactor.card.isOn')} onClose={close} />}
      {task === 'newCodes' && (
        <ProofDialog
          title={translate('secondFactor.card.newCodes')}
          text={translate('secondFactor.card.newCodesText')}
          run={async (proof) => {
            const { recoveryCodes } = await renewRecoveryCodes(proof);
            void query.refetch();
            return recoveryCodes;
          }}
          onClose={close}
        />
      )}
      {task === 'turnOff' && (
        <ProofDialog
          isDestructive
          title={translate('secondFactor.card.turnOff')}
          text={translate('secondFactor.card.turnOffText')}
          run={async (proof) => {
            await turnOff(proof);
            said('secondFactor.card.isOff');
            return null;
          }}
          onClose={close}
        />
      )}
    </SettingsCard>
  );
}

function Standing({ state, onTask }: { state: SecondFactorState; onTask: (task: Task) => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const { isAvailable, isDemanded, since, recoveryCodes } = state;
  if (!isAvailable)
    return <Typography color="text.secondary">{translate('secondFactor.card.elsewhere')}</Typography>;
  const button = (task: Task, label: string, variant: 'contained' | 'outlined' = 'outlined') => (
    <Button variant={variant} onClick={() => onTask(task)}>
      {translate(`secondFactor.card.${label}`)}
    </Button>
  );
  if (!since)
    return (
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {isDemanded && <Alert severity="warning">{translate('secondFactor.card.missing')}</Alert>}
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {translate('secondFactor.card.explain')}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{translate('secondFactor.card.off')}</Typography>
        {button('setUp', 'turnOn', isDemanded ? 'contained' : 'outlined')}
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <CheckCircleOutlined color="success" aria-hidden />
        <Typography sx={{ fontWeight: 600 }}>
          {translate('secondFactor.card.since', { date: format.dateTime(since) })}
        </Typography>
      </Stack>
      <Typography color={recoveryCodes < 3 ? 'error' : 'text.secondary'}>
        {translate('secondFactor.card.codes', { smart_count: recoveryCodes })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {button('newCodes', 'newCodes')}
        {button('setUp', 'another')}
        {!isDemanded && button('turnOff', 'turnOff')}
      </Stack>
      {isDemanded && (
        <Typography color="text.secondary">{translate('secondFactor.card.demanded')}</Typography>
      )}
    </Stack>
  );
}
