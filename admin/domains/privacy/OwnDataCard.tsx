import { useTranslate } from 'react-admin';
import { SettingsCard } from '../../kit/parts/SettingsCard';
import { DownloadPersonalData } from './DownloadPersonalData';

/** Everything held on oneself, in all accounts. */
export function OwnDataCard() {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('privacy.own.title')}>
      <DownloadPersonalData text={translate('privacy.own.text')} />
    </SettingsCard>
  );
}
