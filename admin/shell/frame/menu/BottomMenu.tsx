import type { SvgIconComponent } from '@mui/icons-material';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { entityIcon } from '../../../entities/entityIcons';
import { useScan } from '../../../entities/scan/useScan';
import { listPath } from '../../../entities/screenPaths';
import { useIsWide } from '../../../kit/behaviour/useIsWide';

interface BottomEntry {
  path: string;
  label: string;
  icon: SvgIconComponent;
  isShown: (actor: SessionSummary) => boolean;
}
const mayRead =
  (entity: AnyEntity) =>
  (actor: SessionSummary): boolean =>
    mayEver(entity, 'read', actor);
const isSeller = ({ instanceType }: SessionSummary): boolean =>
  instanceType === 'BROKER' || instanceType === 'PROVIDER';

const start: BottomEntry = {
  path: '/start/dashboard',
  label: 'start',
  icon: DashboardOutlined,
  isShown: () => true,
};
/** Where an inspector goes most, left and right of the scanner, which is in reach of both thumbs. */
const forInspections: readonly BottomEntry[] = [
  start,
  {
    path: listPath(entities.auditPlannings),
    label: 'planningShort',
    icon: EventOutlined,
    isShown: mayRead(entities.auditPlannings),
  },
  {
    path: listPath(entities.equipments),
    label: 'equipmentShort',
    icon: Inventory2Outlined,
    isShown: mayRead(entities.equipments),
  },
];
const forSales: readonly BottomEntry[] = [
  start,
  { path: '/customers/overview', label: 'customersShort', icon: GroupsOutlined, isShown: isSeller },
  {
    path: listPath(entities.orders),
    label: 'ordersShort',
    icon: entityIcon(entities.orders),
    isShown: mayRead(entities.orders),
  },
];

/** Bottom navigation of phones, for inspections or for sales; hidden on wide windows. */
export function BottomMenu({ onMenu }: { onMenu: () => void }) {
  return useIsWide() ? null : <Bar onMenu={onMenu} />;
}

/** Grows with the user's text size only as far as five labels fit side by side. */
const labelSize = 'min(0.71875rem, 3.6vw)';

function Bar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
  const actor = useActor();
  const { pathname } = useLocation();
  const { scan, dialog } = useScan();
  const entries = (isSeller(actor) ? forSales : forInspections).filter(({ isShown }) => isShown(actor));
  const place = entries.find(({ path }) => pathname.startsWith(path.replace(/\/overview$/, '')))?.path ?? '';
  const look = {
    minWidth: 0,
    px: 0.5,
    color: 'text.secondary',
    // Buttons and links inherit different line heights.
    '& .MuiBottomNavigationAction-label': { fontSize: labelSize, lineHeight: 1.5, opacity: 1 },
    '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: labelSize, fontWeight: 600 },
  };
  const asLink = ({ path, label, icon: Icon }: BottomEntry) => (
    <BottomNavigationAction
      key={path}
      component={Link}
      to={path}
      value={path}
      label={translate(`shell.menu.${label}`)}
      icon={<Icon />}
      sx={look}
    />
  );
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
        {entries.slice(0, 2).map(asLink)}
        {mayEver(entities.auditPlannings, 'read', actor) && (
          <BottomNavigationAction
            value="scan"
            label={translate('shell.menu.scan')}
            icon={<QrCodeScannerOutlined />}
            onClick={scan}
            sx={look}
          />
        )}
        {entries.slice(2).map(asLink)}
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
