import type { SvgIconComponent } from '@mui/icons-material';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import type { SessionSummary } from '@plumbline/resources/auth/session';
import { mayReadCalendar } from '@plumbline/resources/calendar/calendarPage';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { mayEver, type Operation } from '@plumbline/resources/permissions';
import { type ComponentType, lazy } from 'react';
import { entityIcon } from '../../entities/entityIcons';
import { listPath } from '../../entities/screenPaths';

export interface MenuCondition {
  actor: SessionSummary;
  isOnline: boolean;
}
export interface MenuEntry {
  label: string;
  path: string;
  icon: SvgIconComponent;
  isShown: (condition: MenuCondition) => boolean;
  /** Drawn beside the label where there is something to see. */
  mark?: ComponentType;
}
export interface MenuGroup {
  label?: string;
  entries: readonly MenuEntry[];
}

// Nobody waits for it: it comes when the screen stands.
const NewsDot = lazy(() => import('../../changelog/NewsDot').then((module) => ({ default: module.NewsDot })));

const always = (): boolean => true;
const online = ({ isOnline }: MenuCondition): boolean => isOnline;
const forKeepers = ({ actor }: MenuCondition): boolean =>
  actor.role === 'Owner' || actor.role === 'Administrator';

const forProvider = ({ actor }: MenuCondition): boolean => actor.instanceType === 'PROVIDER';
/** Who is not tied to a broker has nothing to do with what brokers sell (specification, section 6). */
const forBrokers = (condition: MenuCondition): boolean =>
  online(condition) && (forProvider(condition) || (condition.actor.brokers ?? []).length > 0);

const forSellersAndKeepers = (condition: MenuCondition): boolean =>
  forKeepers(condition) || forProvider(condition) || forBrokers(condition);

interface Wish {
  needs?: Operation;
  isShown?: (condition: MenuCondition) => boolean;
}
const isKeptBy = ({ keptBy }: AnyEntity, { instanceType }: SessionSummary): boolean =>
  !keptBy || keptBy.some((type) => type === instanceType);

/** The list of an entity, for whoever may read it (or what `needs` says). */
function listEntry(name: EntityName, { needs = 'read', isShown = always }: Wish = {}): MenuEntry {
  const entity = entities[name];
  return {
    label: `shell.menu.${name}`,
    path: listPath(entity),
    icon: entityIcon(entity),
    isShown: (condition) =>
      mayEver(entity, needs, condition.actor) && isKeptBy(entity, condition.actor) && isShown(condition),
  };
}
const screenEntry = (
  label: string,
  path: string,
  icon: SvgIconComponent,
  isShown: MenuEntry['isShown'] = always,
): MenuEntry => ({ label: `shell.menu.${label}`, path, icon, isShown });

/** The menu as the specification orders it. Entries whose screen does not exist are left out where it is drawn. */
export const menuGroups: readonly MenuGroup[] = [
  {
    entries: [
      screenEntry('dashboard', '/start/dashboard', DashboardOutlined),
      listEntry('locations', { isShown: ({ actor }) => actor.instanceType === 'COMPANY' }),
      listEntry('equipmentOwners'),
      listEntry('contacts'),
      listEntry('equipments'),
      listEntry('auditPlannings'),
      screenEntry('calendar', '/calendar', CalendarMonthOutlined, ({ actor }) => mayReadCalendar(actor)),
      listEntry('tasks'),
      listEntry('auditReports'),
      listEntry('instances', { isShown: (condition) => forProvider(condition) || forBrokers(condition) }),
      listEntry('users', { isShown: forProvider }),
      screenEntry(
        'ownInstance',
        '/start/instance/detail',
        entityIcon(entities.instances),
        ({ actor, isOnline }) => isOnline && actor.instanceType !== 'PROVIDER',
      ),
    ],
  },
  {
    label: 'shell.menu.licenseAdministration',
    entries: [
      listEntry('licenses', { isShown: forSellersAndKeepers }),
      listEntry('orders', { isShown: forSellersAndKeepers }),
      screenEntry(
        'shop',
        '/start/shop',
        ShoppingCartOutlined,
        (condition) => forKeepers(condition) && online(condition),
      ),
    ],
  },
  {
    label: 'shell.menu.sales',
    entries: [
      listEntry('brokers', { isShown: forBrokers }),
      listEntry('salesmen', { isShown: forBrokers }),
      listEntry('licenseSets', { isShown: forBrokers }),
      listEntry('licenseKeys', { isShown: forBrokers }),
      listEntry('checkerIdRanges', { isShown: forBrokers }),
      listEntry('themes', { isShown: forBrokers }),
      listEntry('legalTexts', { isShown: forBrokers }),
    ],
  },
  {
    label: 'shell.menu.settings',
    entries: [
      screenEntry('sync', '/offline/overview', SyncOutlined),
      listEntry('textModules'),
      listEntry('products', { isShown: online }),
      listEntry('categories', { needs: 'update', isShown: online }),
      listEntry('auditRegulations', { needs: 'update', isShown: online }),
      listEntry('customIntervals', { needs: 'update', isShown: online }),
      screenEntry(
        'equipmentImport',
        '/imports/equipment',
        CloudUploadOutlined,
        ({ actor, isOnline }) => isOnline && mayEver(entities.equipments, 'create', actor),
      ),
      listEntry('customFieldDefinitions', { needs: 'update' }),
      listEntry('formControls', { needs: 'update' }),
      listEntry('qrCodes', { isShown: (condition) => forKeepers(condition) && online(condition) }),
      listEntry('devices', { isShown: (condition) => forKeepers(condition) && online(condition) }),
      screenEntry(
        'bin',
        '/bin',
        DeleteOutlined,
        (condition) => (forKeepers(condition) || forProvider(condition)) && online(condition),
      ),
      listEntry('mirrorings', { isShown: online }),
      listEntry('privacyRecords', { isShown: online }),
      screenEntry('userSettings', '/users/settings', ManageAccountsOutlined, online),
    ],
  },
  {
    label: 'shell.menu.system',
    entries: [
      listEntry('systemMessages', { isShown: forProvider }),
      listEntry('devices', { isShown: forProvider }),
      listEntry('deviceActions', { isShown: forProvider }),
      listEntry('qrCodes', { isShown: forProvider }),
      listEntry('errorRecords', { isShown: forProvider }),
    ],
  },
  {
    label: 'shell.menu.information',
    entries: [
      screenEntry('faq', '/faq/customer/overview', HelpOutlineOutlined),
      { ...screenEntry('changelog', '/changelog/', NewReleasesOutlined), mark: NewsDot },
      screenEntry('terms', '/start/informations/agb', GavelOutlined),
      screenEntry('imprint', '/start/informations/impressum', GavelOutlined),
      screenEntry('privacyPolicy', '/start/informations/privacy-policy', PolicyOutlined),
      screenEntry('termsOfUse', '/start/informations/terms-of-use', PolicyOutlined),
    ],
  },
];

/** What of the menu this person sees now: allowed, and with a screen behind it. */
export function shownMenu(condition: MenuCondition, hasScreen: (path: string) => boolean): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => hasScreen(entry.path) && entry.isShown(condition)),
    }))
    .filter((group) => group.entries.length > 0);
}
