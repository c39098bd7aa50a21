import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { AccessDialog } from './AccessDialog';
import { InviteDialog } from './InviteDialog';

/** Access of a contact: invite, manage the invitation, end the access. */
export function AccessButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entities.contacts);
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (!canUpdate(record)) return null;
  const isOpenInvitation = record.invitationState === 'INVITED' || record.invitationState === 'EXPIRED';
  const isInvitable = !record.user && !isOpenInvitation;
  const close = () => setOpen(false);
  return (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={record.user ? <KeyOutlined /> : <MailOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate(
          isInvitable
            ? 'people.invite.button'
            : record.user
              ? 'people.access.button'
              : 'people.invitation.button',
        )}
      </ReasonButton>
      {isOpen &&
        (isInvitable ? (
          <InviteDialog contact={record} onClose={close} />
        ) : (
          <AccessDialog contact={record} onClose={close} />
        ))}
    </>
  );
}
