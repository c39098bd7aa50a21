import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Link to a person's rights: for people who assign rights, for oneself, and for the provider. */
export function RightsButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const actor = useActor();
  const offline = useOfflineReason();
  const { canUpdate } = useRights(entities.contacts);
  const isStaff = 'systemRole' in record;
  const isTold = isStaff
    ? actor.instanceType === 'PROVIDER' && Boolean(record.systemRole)
    : canUpdate(record) || record.id === actor.contact;
  if (!isTold) return null;
  return (
    <ReasonButton
      component={Link}
      to={`/identity/${isStaff ? 'users' : 'contacts'}/${record.id}`}
      variant="outlined"
      startIcon={<PolicyOutlined />}
      reason={offline}
    >
      {translate('identity.person.button')}
    </ReasonButton>
  );
}
