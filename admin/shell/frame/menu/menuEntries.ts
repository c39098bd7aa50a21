import type { SvgIconComponent } from '@mui/icons-material';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined';
import { startGeneratorRun } from '@plumbline/resources/commands/dataGenerator';
import { entities, entityList } from '@plumbline/resources/entities/index';
import { mayGive } from '@plumbline/resources/language/defineCommand';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import {
  menuGroups as groupNames,
  type MenuGroupName,
  type MenuPlace,
  type MenuReader,
  menuPlaces,
} from '@plumbline/resources/language/menu';
import { mayEver } from '@plumbline/resources/language/permissions';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import type { SessionSummary, Unlocked } from '@plumbline/resources/rules/auth/session';
import { mayReadCalendar } from '@plumbline/resources/rules/calendar/calendarPage';
import { isForAccountType } from '@plumbline/resources/rules/ownership/accountTypes';
import { type ComponentType, lazy } from 'react';
import { entityLabel } from '../../../data/words/labels';
import { entityIcon } from '../../../entities/entityIcons';
import { listPath } from '../../../entities/screenPaths';

export interface MenuCondition {
  actor: SessionSummary;
}
export interface MenuEntry {
  label: string;
  /** Fallback label, with plural. */
  otherLabel?: string;
  path: string;
  icon: SvgIconComponent;
  isShown: (condition: MenuCondition) => boolean;
  /** Shown offline, but disabled with an explanation. */
  isOnlineOnly?: boolean;
  /** Rendered beside the label. */
  mark?: ComponentType;
}
export interface MenuGroup {
  label?: string;
  /** Collapsed by default: rarely needed. */
  isFolded?: boolean;
  entries: readonly MenuEntry[];
}

// Loaded lazily, after the screen is shown.
const NewsDot = lazy(() =>
  import('../../../domains/changelog/NewsDot').then(
    (module) => ({ default: module.NewsDot }),
    // The menu works without it.
    () => ({ default: () => null }),
  ),
);

const always = (): boolean => true;
const forKeepers = ({ actor }: MenuCondition): boolean =>
  actor.role === 'Owner' || actor.role === 'Administrator';

const forProvider = ({ actor }: MenuCondition): boolean => actor.instanceType === 'PROVIDER';
/** Only users of a broker, and the provider, see what brokers sell (specification, section 6). */
const forBrokers = (condition: MenuCondition): boolean =>
  forProvider(condition) || (condition.actor.brokers ?? []).length > 0;

/** Features that the provider unlocks per broker (specification, section 6). */
const whereUnlocked =
  (what: Unlocked) =>
  (condition: MenuCondition): boolean =>
    forProvider(condition) || (forBrokers(condition) && (condition.actor.unlocked ?? []).includes(what));

/** Sellers without licence administration, which only owners and administrators have (section 2). */
const forSellers = (condition: MenuCondition): boolean => forBrokers(condition) && !forKeepers(condition);

const shownTo: Record<MenuReader, (condition: MenuCondition) => boolean> = {
  company: ({ actor }) => actor.instanceType === 'COMPANY',
  broker: forBrokers,
  salesmen: whereUnlocked('salesmen'),
  whiteLabelling: whereUnlocked('whiteLabelling'),
  seller: forSellers,
  keeper: forKeepers,
  provider: forProvider,
};

interface PlacedEntry extends MenuEntry {
  group: MenuGroupName;
  at: number;
}

/** Menu entry of an entity's list, as placed by its definition. */
function listEntry(entity: AnyEntity, place: MenuPlace): PlacedEntry {
  const { group, at, needs = 'read', isOnlineOnly = entity.offline === undefined } = place;
  const isFor = place.shownTo ? shownTo[place.shownTo] : always;
  return {
    group,
    at,
    label: `shell.menu.${entity.name}`,
    otherLabel: entityLabel(entity),
    path: listPath(entity),
    icon: entityIcon(entity),
    isOnlineOnly,
    isShown: (condition) =>
      mayEver(entity, needs, condition.actor) &&
      isForAccountType(entity, condition.actor.instanceType) &&
      isFor(condition),
  };
}

interface Screen {
  label: string;
  path: string;
  icon: SvgIconComponent;
  isShown?: (condition: MenuCondition) => boolean;
  isOnlineOnly?: boolean;
  mark?: ComponentType;
}
/** Hand-written screens by group and position. */
const screens: Partial<Record<MenuGroupName, Readonly<Record<number, Screen>>>> = {
  work: {
    10: { label: 'dashboard', path: '/start/dashboard', icon: DashboardOutlined },
    15: {
      label: 'analytics',
      path: '/analytics/work',
      icon: InsightsOutlined,
      isShown: ({ actor }) => mayAnalyse('work', actor),
      isOnlineOnly: true,
    },
    72: {
      label: 'planningBoard',
      path: '/audits/planning/board',
      icon: ViewTimelineOutlined,
      isShown: ({ actor }) => mayEver(entities.auditPlannings, 'update', actor),
      isOnlineOnly: true,
    },
    90: {
      label: 'calendar',
      path: '/calendar',
      icon: CalendarMonthOutlined,
      isShown: ({ actor }) => mayReadCalendar(actor),
    },
    140: {
      label: 'ownInstance',
      path: '/start/instance/detail/(outlet:license)',
      icon: entityIcon(entities.instances),
      isShown: ({ actor }) => actor.instanceType !== 'PROVIDER',
      isOnlineOnly: true,
    },
  },
  licences: {
    30: {
      label: 'shop',
      path: '/start/shop',
      icon: StorefrontOutlined,
      isShown: forKeepers,
      isOnlineOnly: true,
    },
  },
  sales: {
    3: {
      label: 'customers',
      path: '/customers/overview',
      icon: GroupsOutlined,
      isShown: forBrokers,
      isOnlineOnly: true,
    },
    5: {
      label: 'salesAnalytics',
      path: '/analytics/sales',
      icon: InsightsOutlined,
      isShown: forBrokers,
      isOnlineOnly: true,
    },
    8: {
      label: 'salesOverview',
      path: '/analytics/sellers',
      icon: LeaderboardOutlined,
      isShown: forBrokers,
      isOnlineOnly: true,
    },
  },
  settings: {
    10: { label: 'sync', path: '/offline/overview', icon: SyncOutlined },
    70: {
      label: 'equipmentImport',
      path: '/imports/equipment',
      icon: CloudUploadOutlined,
      isShown: ({ actor }) => mayEver(entities.equipments, 'create', actor),
      isOnlineOnly: true,
    },
    120: {
      label: 'bin',
      path: '/bin',
      icon: DeleteOutlined,
      // Also for users who can delete only tasks, as they are told to restore them from the bin.
      isShown: (condition) =>
        forKeepers(condition) || forProvider(condition) || mayEver(entities.tasks, 'delete', condition.actor),
      isOnlineOnly: true,
    },
    150: { label: 'userSettings', path: '/users/settings', icon: ManageAccountsOutlined, isOnlineOnly: true },
  },
  system: {
    5: {
      label: 'identity',
      path: '/identity',
      icon: AdminPanelSettingsOutlined,
      isShown: ({ actor }) => actor.instanceType === 'PROVIDER',
      isOnlineOnly: true,
    },
    60: {
      label: 'dataGenerator',
      path: '/data-generator',
      icon: AutoAwesomeOutlined,
      isShown: ({ actor }) => mayGive(startGeneratorRun, actor),
      isOnlineOnly: true,
    },
  },
  information: {
    10: { label: 'faq', path: '/faq/customer/overview', icon: HelpOutlineOutlined },
    20: { label: 'changelog', path: '/changelog/', icon: NewReleasesOutlined, mark: NewsDot },
    30: { label: 'terms', path: '/start/informations/agb', icon: GavelOutlined },
    40: { label: 'imprint', path: '/start/informations/impressum', icon: GavelOutlined },
    50: { label: 'privacyPolicy', path: '/start/informations/privacy-policy', icon: PolicyOutlined },
    60: { label: 'termsOfUse', path: '/start/informations/terms-of-use', icon: PolicyOutlined },
  },
};

const screenEntry = (group: MenuGroupName, at: string, { label, ...screen }: Screen): PlacedEntry => ({
  group,
  at: Number(at),
  isShown: always,
  isOnlineOnly: false,
  ...screen,
  label: `shell.menu.${label}`,
});

const groupLabels: Record<MenuGroupName, string | undefined> = {
  work: undefined,
  licences: 'shell.menu.licenseAdministration',
  sales: 'shell.menu.sales',
  settings: 'shell.menu.settings',
  system: 'shell.menu.system',
  information: 'shell.menu.information',
};

const foldedGroups: ReadonlySet<MenuGroupName> = new Set(['settings', 'information']);

const lists = entityList.flatMap((entity) => menuPlaces(entity).map((place) => listEntry(entity, place)));

/** The menu in the order of the specification. Entries without a screen are filtered when rendering. */
export const menuGroups: readonly MenuGroup[] = groupNames.map((group) => {
  const own = Object.entries(screens[group] ?? {}).map(([at, screen]) => screenEntry(group, at, screen));
  const entries = [...lists.filter((entry) => entry.group === group), ...own].sort(
    (one, other) => one.at - other.at,
  );
  const label = groupLabels[group];
  return label ? { label, entries, isFolded: foldedGroups.has(group) } : { entries };
});

/** The menu of this user: allowed entries with an existing screen. */
export function shownMenu(condition: MenuCondition, hasScreen: (path: string) => boolean): MenuGroup[] {
  return menuGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => hasScreen(entry.path) && entry.isShown(condition)),
    }))
    .filter((group) => group.entries.length > 0);
}
