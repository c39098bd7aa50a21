import PublicOutlined from '@mui/icons-material/PublicOutlined';
import { Button } from '@mui/material';
import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** Link to the public page of an equipment, where the account has public pages. */
export function PublicPageLink({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const actor = useActor();
  const { data: account } = useGetOne('instances', { id: actor.instance });
  if (!account?.hasPublicPages || !record.qrCode || record.isPublicPageRevoked) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PublicOutlined />}
      href={publicPath(String(record.qrCode))}
      target="_blank"
      rel="noreferrer"
    >
      {translate('publicPage.settings.open')}
    </Button>
  );
}
