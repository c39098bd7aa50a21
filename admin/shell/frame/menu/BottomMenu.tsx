import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { useScan } from '../../../entities/scan/useScan';
import { listPath } from '../../../entities/screenPaths';
import { useIsWide } from '../../../kit/behaviour/useIsWide';

const planning = listPath(entities.auditPlannings);
const equipment = listPath(entities.equipments);

/** Bottom navigation of phones for inspections; hidden on wide windows. */
export function BottomMenu({ onMenu }: { onMenu: () => void }) {
  return useIsWide() ? null : <Bar onMenu={onMenu} />;
}

function Bar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname } = useLocation();
  const { scan, dialog } = useScan();
  const place =
    [planning, equipment, '/start/dashboard'].find((path) =>
      pathname.startsWith(path.replace(/\/overview$/, '')),
    ) ?? '';
  const canInspect = mayEver(entities.auditPlannings, 'read', actor);
  const look = {
    minWidth: 0,
    px: 0.5,
    color: 'text.secondary',
    // Buttons and links inherit different line heights.
    '& .MuiBottomNavigationAction-label': { fontSize: '0.71875rem', lineHeight: 1.5, opacity: 1 },
    '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: '0.71875rem', fontWeight: 600 },
  };
  return (
    <Paper
      component="nav"
      aria-label={translate('shell.menu.quick')}
      square
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: (theme) => theme.zIndex.appBar,
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation showLabels value={place} sx={{ backgroundColor: 'transparent', height: 60 }}>
        <BottomNavigationAction
          component={Link}
          to="/start/dashboard"
          value="/start/dashboard"
          label={translate('shell.menu.start')}
          icon={<DashboardOutlined />}
          sx={look}
        />
        {canInspect && (
          <BottomNavigationAction
            component={Link}
            to={planning}
            value={planning}
            label={translate('shell.menu.planningShort')}
            icon={<EventOutlined />}
            sx={look}
          />
        )}
        {canInspect && (
          <BottomNavigationAction
            value="scan"
            label={translate('shell.menu.scan')}
            icon={<QrCodeScannerOutlined />}
            onClick={scan}
            sx={look}
          />
        )}
        {canInspect && (
          <BottomNavigationAction
            component={Link}
            to={equipment}
            value={equipment}
            label={translate('shell.menu.equipmentShort')}
            icon={<Inventory2Outlined />}
            sx={look}
          />
        )}
        <BottomNavigationAction
          value="menu"
          data-tour="bottom-menu"
          label={translate('shell.menu.more')}
          icon={<MenuOutlined />}
          onClick={onMenu}
          sx={look}
        />
      </BottomNavigation>
      {dialog}
    </Paper>
  );
}
