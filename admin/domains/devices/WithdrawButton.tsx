import { withdrawDeviceAction } from '@plumbline/resources/commands/devices';
import { deviceActionState } from '@plumbline/resources/language/choices/choices';
import { mayGive } from '@plumbline/resources/language/defineCommand';
import { isSettled } from '@plumbline/resources/rules/devices/deviceActions';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Withdraws a remote action that has not been carried out yet. */
export function WithdrawButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const actor = useActor();
  const reason = useOfflineReason();
  const [isBusy, setBusy] = useState(false);
  const state = deviceActionState.values.find((one) => one === record.state);
  const mayWithdraw =
    mayGive(withdrawDeviceAction, actor) &&
    actor.mirroring?.mayWrite !== false &&
    record.instance === actor.instance;
  if (!mayWithdraw || !state || isSettled(state)) return null;
  const withdraw = async () => {
    setBusy(true);
    try {
      await callCommand(withdrawDeviceAction, { id: record.id });
      notify('devices.withdraw.done', { type: 'success' });
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    }
    setBusy(false);
    refresh();
  };
  return (
    <ReasonButton variant="outlined" loading={isBusy} reason={reason} onClick={() => void withdraw()}>
      {translate('devices.withdraw.button')}
    </ReasonButton>
  );
}
