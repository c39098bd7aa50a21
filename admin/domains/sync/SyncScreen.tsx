import { Alert, Badge, Box, Stack, Tab, Tabs } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { currentClient, subscribeToCurrent } from '../../data/offline/currentClient';
import { useOutbox } from '../../data/offline/useOutbox';
import { PageHeader } from '../../kit/parts/PageHeader';
import { RemoteSection } from '../devices';
import { DiagnosticsSection } from './diagnostics/DiagnosticsSection';
import { DevicePanel } from './screen/DevicePanel';
import { InstallHint } from './screen/InstallHint';
import { LocationsPanel } from './screen/LocationsPanel';
import { OutboxPanel } from './screen/OutboxPanel';
import { SyncStatus } from './screen/SyncStatus';

const panels = { outbox: OutboxPanel, locations: LocationsPanel, device: DevicePanel };
type Panel = keyof typeof panels;
const isPanel = (name: string | null): name is Panel => name !== null && name in panels;

/** Offline screen: waiting, confirmed and refused changes, downloaded locations, and storage. */
export function SyncScreen() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { refused, waiting } = useOutbox();
  const client = useSyncExternalStore(subscribeToCurrent, currentClient);
  const asked = search.get('tab');
  const [chosen, choose] = useState<Panel>(isPanel(asked) ? asked : 'outbox');
  const Panel = panels[chosen];
  const open = (panel: Panel) => {
    choose(panel);
    setSearch({ tab: panel }, { replace: true });
  };
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={translate('offline.title')} />
      {!client && <Unopened />}
      {client && (
        <>
          <SyncStatus />
          <InstallHint />
          <Tabs
            value={chosen}
            onChange={(_event, panel: Panel) => open(panel)}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label={translate('offline.title')}
            sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
          >
            {Object.keys(panels).map((name) => (
              <Tab
                key={name}
                value={name}
                id={`sync-tab-${name}`}
                aria-controls={`sync-panel-${name}`}
                label={
                  name === 'outbox' && refused + waiting > 0 ? (
                    <Badge
                      badgeContent={refused + waiting}
                      color={refused > 0 ? 'error' : 'primary'}
                      sx={{ pr: 1.5 }}
                    >
                      {translate(`offline.tabs.${name}`)}
                    </Badge>
                  ) : (
                    translate(`offline.tabs.${name}`)
                  )
                }
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`sync-panel-${chosen}`} aria-labelledby={`sync-tab-${chosen}`}>
            <Panel />
          </Box>
        </>
      )}
    </Box>
  );
}

// The store is opened before any screen is shown; without one, this browser does not support it.
function Unopened() {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
        {translate('offline.unavailable')}
      </Alert>
      <Stack sx={{ gap: 3 }}>
        <DiagnosticsSection />
        <RemoteSection />
      </Stack>
    </>
  );
}
