import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { PageHeader } from '../../kit/parts/PageHeader';
import { PeopleSearch } from './PeopleSearch';
import { StaffScreen } from './StaffScreen';

const tabs = ['staff', 'people'] as const;

/** Users with system rights, and a search for the rights of anyone; for the provider's staff. */
export function IdentityScreen() {
  return useActor().instanceType === 'PROVIDER' ? <Identity /> : <ForbiddenScreen />;
}

function Identity() {
  const translate = useTranslate();
  const [asked, setAsked] = useSearchParams();
  const tab = tabs.find((one) => one === asked.get('tab')) ?? 'staff';
  return (
    <>
      <PageHeader title={translate('identity.title')} />
      <Tabs
        value={tab}
        onChange={(_event, next: string) => setAsked({ tab: next }, { replace: true })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            label={translate(`identity.tab.${one}`)}
            id={`identity-${one}`}
            aria-controls={`identity-panel-${one}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`identity-panel-${tab}`} aria-labelledby={`identity-${tab}`}>
        {tab === 'staff' ? <StaffScreen /> : <PeopleSearch />}
      </div>
    </>
  );
}
