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
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver, type Operation } from '@plumbline/resources/language/permissions';
import type { SessionSummary, Unlocked } from '@plumbline/resources/rules/auth/session';
import { mayReadCalendar } from '@plumbline/resources/rules/calendar/calendarPage';
import { isForAccountType } from '@plumbline/resources/rules/ownership/accountTypes';
import { type ComponentType, lazy } from 'react';
import { entityIcon } from '../../../entities/entityIcons';
import { listPath } from '../../../entities/screenPaths';

export interface MenuCondition {
  actor: SessionSummary;
}
export interface MenuEntry {
  label: string;
  path: string;
  icon: SvgIconComponent;
  isShown: (condition: MenuCondition) => boolean;
  /** Without network it is there and says why it cannot be opened. */
  isOnlineOnly?: boolean;
  /** Drawn beside the label where there is something to see. */
  mark?: ComponentType;
}
export interface MenuGroup {
  label?: string;
  entries: readonly MenuEntry[];
}

// Nobody waits for it: it comes when the screen stands.
const NewsDot = lazy(() =>
  import('../../../domains/changelog/NewsDot').then(
    (module) => ({ default: module.NewsDot }),
    // Nobody misses it, and the menu stands without it.
    () => ({ default: () => null }),
  ),
);

const always = (): boolean => true;
const forKeepers = ({ actor }: MenuCondition): boolean =>
  actor.role === 'Owner' || actor.role === 'Administrator';

const forProvider = ({ actor }: MenuCondition): boolean => actor.instanceType === 'PROVIDER';
/** Who is not tied to a broker has nothing to do with what brokers sell (specification, section 6). */
const forBrokers = (condition: MenuCondition): boolean =>
  forProvider(condition) || (condition.actor.brokers ?? []).length > 0;

/** What the provider unlocks for brokers one by one is in the menu of those who may use it (section 6). */
const whereUnlocked =
  (what: Unlocked) =>
  (condition: MenuCondition): boolean =>
    forProvider(condition) || (forBrokers(condition) && (condition.actor.unlocked ?? []).includes(what));

/** Who sells licences without administrating any: that menu is for owners and administrators alone (section 2). */
const forSellers = (condition: MenuCondition): boolean => forBrokers(condition) && !forKeepers(condition);

interface Wish {
  needs?: Operation;
  isOnlineOnly?: boolean;
  isShown?: (condition: MenuCondition) => boolean;
}
/** The list of an entity, for whoever may read it (or what `needs` says). */
function listEntry(
  name: EntityName,
  { needs = 'read', isShown = always, isOnlineOnly = false }: Wish = {},
): MenuEntry {
  const entity = entities[name];
  return {
    label: `shell.menu.${name}`,
    path: listPath(entity),
    icon: entityIcon(entity),
    isOnlineOnly,
    isShown: (condition) =>
      mayEver(entity, needs, condition.actor) &&
      isForAccountType(entity, condition.actor.instanceType) &&
      isShown(condition),
  };
}
const screenEntry = (
  label: string,
  path: string,
  icon: SvgIconComponent,
  { isShown = always, isOnlineOnly = false }: Pick<Wish, 'isShown' | 'isOnlineOnly'> = {},
): MenuEntry => ({ label: `shell.menu.${label}`, path, icon, isShown, isOnlineOnly });

/** The menu as the specification orders it. Entries whose screen does not exist are left out where it is drawn. */
export const menuGroups: readonly MenuGroup[] = [
  {
    entries: [
      screenEntry('dashboard', '/start/dashboard', DashboardOutlined),
      listEntry('locations', { isShown: ({ actor }) => actor.instanceType === 'COMPANY' }),
      listEntry('equipmentOwners'),
      listEntry('contacts'),
      listEntry('equipments'),
      listEntry('inspectionDuties'),
      listEntry('auditPlannings'),
      listEntry('audits'),
      screenEntry('calendar', '/calendar', CalendarMonthOutlined, {
        isShown: ({ actor }) => mayReadCalendar(actor),
      }),
      listEntry('tasks'),
      listEntry('auditReports'),
      listEntry('instances', { isShown: forBrokers, isOnlineOnly: true }),
      listEntry('users', { isShown: forProvider, isOnlineOnly: true }),
      screenEntry('ownInstance', '/start/instance/detail/(outlet:license)', entityIcon(entities.instances), {
        isShown: ({ actor }) => actor.instanceType !== 'PROVIDER',
        isOnlineOnly: true,
      }),
    ],
  },
  {
    label: 'shell.menu.licenseAdministration',
    entries: [
      listEntry('licenses', { isShown: forKeepers }),
      listEntry('orders', { isShown: forKeepers }),
      screenEntry('shop', '/start/shop', StorefrontOutlined, { isShown: forKeepers, isOnlineOnly: true }),
    ],
  },
  {
    label: 'shell.menu.sales',
    entries: [
      listEntry('brokers', { isShown: forBrokers, isOnlineOnly: true }),
      listEntry('salesmen', { isShown: whereUnlocked('salesmen'), isOnlineOnly: true }),
      listEntry('licenseSets', { isShown: forBrokers, isOnlineOnly: true }),
      listEntry('licenses', { isShown: forSellers }),
      listEntry('orders', { isShown: forSellers }),
      listEntry('licenseKeys', { isShown: forBrokers, isOnlineOnly: true }),
      listEntry('checkerIdRanges', { isShown: forBrokers, isOnlineOnly: true }),
      listEntry('themes', { isShown: whereUnlocked('whiteLabelling'), isOnlineOnly: true }),
      listEntry('legalTexts', { isShown: forBrokers, isOnlineOnly: true }),
    ],
  },
  {
    label: 'shell.menu.settings',
    entries: [
      screenEntry('sync', '/offline/overview', SyncOutlined),
      listEntry('textModules'),
      listEntry('products', { isOnlineOnly: true }),
      listEntry('categories', { needs: 'update', isOnlineOnly: true }),
      listEntry('auditRegulations', { needs: 'update', isOnlineOnly: true }),
      listEntry('customIntervals', { needs: 'update', isOnlineOnly: true }),
      screenEntry('equipmentImport', '/imports/equipment', CloudUploadOutlined, {
        isShown: ({ actor }) => mayEver(entities.equipments, 'create', actor),
        isOnlineOnly: true,
      }),
      listEntry('customFieldDefinitions', { needs: 'update' }),
      listEntry('formControls', { needs: 'update' }),
      listEntry('qrCodes', { isShown: forKeepers, isOnlineOnly: true }),
      listEntry('devices', { isShown: forKeepers, isOnlineOnly: true }),
      screenEntry('bin', '/bin', DeleteOutlined, {
        // Also for whom it holds only tasks: whoever deletes is told that the bin brings it back.
        isShown: (condition) =>
          forKeepers(condition) ||
          forProvider(condition) ||
          mayEver(entities.tasks, 'delete', condition.actor),
        isOnlineOnly: true,
      }),
      listEntry('mirrorings', { isOnlineOnly: true }),
      listEntry('privacyRecords', { isOnlineOnly: true }),
      screenEntry('userSettings', '/users/settings', ManageAccountsOutlined, { isOnlineOnly: true }),
    ],
  },
  {
    label: 'shell.menu.system',
    entries: [
      listEntry('systemMessages', { isShown: forProvider, isOnlineOnly: true }),
      listEntry('devices', { isShown: forProvider, isOnlineOnly: true }),
      listEntry('deviceActions', { isShown: forProvider, isOnlineOnly: true }),
      listEntry('qrCodes', { isShown: forProvider, isOnlineOnly: true }),
      listEntry('errorRecords', { isShown: forProvider, isOnlineOnly: true }),
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
