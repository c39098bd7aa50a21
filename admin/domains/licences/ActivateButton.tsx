import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import type { ListButtonProps } from '../../entities/list/listButtons';
import { lazyDialog } from '../../kit/parts/lazyPart';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { isBuyer } from './isBuyer';
import { useWaitingKeys } from './useWaitingKeys';

const ActivateDialog = lazyDialog(() => import('./ActivateDialog').then((module) => module.ActivateDialog));

/** Activates licence keys for the user's own account; shows how many purchased keys are waiting. */
export function ActivateButton({ given }: ListButtonProps) {
  const translate = useTranslate();
  const actor = useActor();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  // Licences of an account a broker looks after are activated in that account.
  const isOwn = given.instance === undefined || given.instance === actor.instance;
  const isOffered = isOwn && isBuyer(actor);
  const waiting = useWaitingKeys(isOffered && offline === undefined);
  if (!isOffered) return null;
  return (
    <>
      <ReasonButton
        variant="contained"
        startIcon={<VpnKeyOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {waiting && waiting.length > 0
          ? translate('licences.activate.waiting', { smart_count: waiting.length })
          : translate('licences.activate.button')}
      </ReasonButton>
      {isOpen && <ActivateDialog waiting={waiting ?? []} onClose={() => setOpen(false)} />}
    </>
  );
}
