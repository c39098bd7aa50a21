import type { Operation } from './permissions';

/** Groups of the menu, in the order of the specification. */
export const menuGroups = ['work', 'licences', 'sales', 'settings', 'system', 'information'] as const;
export type MenuGroupName = (typeof menuGroups)[number];

/**
 * Additional condition for a menu entry, besides the right to read: companies; accounts with a broker (and the
 * provider); brokers with the feature unlocked; sellers without administration; owners and administrators; the
 * provider.
 */
export type MenuReader =
  | 'company'
  | 'broker'
  | 'salesmen'
  | 'whiteLabelling'
  | 'seller'
  | 'keeper'
  | 'provider';

export interface MenuPlace {
  group: MenuGroupName;
  /** Position in the group, ascending. */
  at: number;
  /** Required right on the rows; absent: read. */
  needs?: Operation;
  shownTo?: MenuReader;
  /** Whether it needs the server; absent: if devices keep no rows. */
  isOnlineOnly?: boolean;
}

/** Default position: last in the daily work. */
const usual: MenuPlace = { group: 'work', at: 1000 };

interface InMenu {
  route?: string;
  menu?: false | MenuPlace | readonly MenuPlace[];
}

/** The menu entries of an entity; none without screens. */
export const menuPlaces = ({ route, menu = usual }: InMenu): readonly MenuPlace[] =>
  route === undefined || menu === false ? [] : [menu].flat();
