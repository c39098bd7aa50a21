import { useTranslate } from 'react-admin';
import { SettingsCard } from '../../kit/parts/SettingsCard';
import { DownloadPersonalData } from './DownloadPersonalData';

/** Download of the user's own data, in all accounts. */
export function OwnDataCard() {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('privacy.own.title')}>
      <DownloadPersonalData text={translate('privacy.own.text')} />
    </SettingsCard>
  );
}
