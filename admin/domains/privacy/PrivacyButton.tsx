import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import { eraseOf } from '@plumbline/resources/commands/privacy';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { giverOf } from '@plumbline/resources/language/defineCommand';
import { useMemo, useState } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { PrivacyDialog } from './PrivacyDialog';

/** Data subject rights of a person in an account: export and erasure. For users who may delete the person. */
export function PrivacyButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const actor = useActor();
  const offline = useOfflineReason();
  const resource = useResourceContext() ?? '';
  const entity = isEntityName(resource) ? entities[resource] : entities.contacts;
  // These rights also apply in a terminated account.
  const giver = useMemo(() => giverOf(eraseOf(entity), actor), [entity, actor]);
  const { canUpdate, canDelete } = useRights(entity, giver);
  const [isOpen, setOpen] = useState(false);
  // Users are not deleted; the provider erases them.
  const mayErase =
    entity.scope === 'person' ? canUpdate(record) && record.id !== actor.user : canDelete(record);
  if (!mayErase || actor.mirroring) return null;
  return (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={<PrivacyTipOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate('privacy.button')}
      </ReasonButton>
      {isOpen && <PrivacyDialog entity={entity} record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
