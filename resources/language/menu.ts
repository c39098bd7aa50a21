import type { Operation } from './permissions';

/** Groups of the menu, in the order of the specification. */
export const menuGroups = ['work', 'licences', 'sales', 'settings', 'system', 'information'] as const;
export type MenuGroupName = (typeof menuGroups)[number];

/**
 * For whom a list stands in the menu besides who may read it: companies, who is tied to a broker (and the provider), brokers for
 * whom the provider unlocked it, who sells without keeping the account, its owners and administrators, the provider.
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
  /** Its place in the group; the lowest stands first. */
  at: number;
  /** What one must be able to do with the rows; absent: read them. */
  needs?: Operation;
  shownTo?: MenuReader;
  /** Whether it needs the server; absent: where no device keeps the rows. */
  isOnlineOnly?: boolean;
}

/** Where the list of an entity stands that does not say: last among the daily work. */
const usual: MenuPlace = { group: 'work', at: 1000 };

interface InMenu {
  route?: string;
  menu?: false | MenuPlace | readonly MenuPlace[];
}

/** The places of an entity's list in the menu; none without screens of its own. */
export const menuPlaces = ({ route, menu = usual }: InMenu): readonly MenuPlace[] =>
  route === undefined || menu === false ? [] : [menu].flat();
