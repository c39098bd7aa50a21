import type { FieldError, Fields, Shape, When } from './fields/field';
import { typeOf } from './fields/types/fieldTypes';
import { withoutPrototype } from './fields/withoutPrototype';
import type { MenuPlace } from './menu';
import type { EntityName } from './names';
import type { AccountType, EntityRights, WhenTerminated } from './permissions';
import type { OfferedRegulation } from './regulationDates';
import type { Step } from './steps';

/** Who owns the rows: an account; the provider's catalogue plus the account's own; the account itself; the person. */
export type Scope = 'instance' | 'catalogue' | 'account' | 'person';

/** How entities with many rows per day appear in the calendar. */
export interface CountedInCalendar<Name extends string = string> {
  /** Reference to group by: the location. */
  countedBy: Name;
  /** Only these rows are counted. */
  given?: { readonly [K in Name]?: string | boolean };
  /** Choice field that breaks down each count. */
  kinds?: Name;
  /** A flag of the row's referenced record; the number of rows having it is shown beside the count. */
  flag?: { of: Name; is: string };
}

/** A tab that lists rows of another entity that refer to this one. */
export interface Related {
  related: EntityName;
  by: string;
  columns?: readonly string[];
  /** As a history, newest first, instead of a table. */
  isTimeline?: boolean;
  /** Kept by the owner of the row: other accounts have none for a shared row. */
  isKeepers?: boolean;
}
export const related = (entity: EntityName, by: string, columns?: readonly string[]): Related =>
  columns ? { related: entity, by, columns } : { related: entity, by };

/** The same for rows that only the owner of a shared row has, e.g. its drafts. */
export const keepers = (entity: EntityName, by: string): Related => ({
  related: entity,
  by,
  isKeepers: true,
});

/** As a history, by the date the other entity is sorted by. */
export const timeline = (entity: EntityName, by: string, columns: readonly string[]): Related => ({
  related: entity,
  by,
  columns,
  isTimeline: true,
});

export interface EntityDefinition<N extends EntityName = EntityName, F extends Fields = Fields> {
  name: N;
  scope: Scope;
  /** The field or fields that identify a row for people. */
  title: (keyof F & string) | readonly (keyof F & string)[];
  /** Template of the title, e.g. `{prefix}{firstNumber}`; absent: joined by spaces. */
  titleAs?: string;
  /** Account types that have such rows; absent: all. Other screens do not request them. */
  accountTypes?: readonly AccountType[];
  /** Name of an MUI icon, e.g. `Inventory2Outlined`. */
  icon: string;
  /** Address of the list screen; absent: no screens. */
  route?: string;
  /** Position in the menu, possibly several for different people; absent: last in the daily work. */
  menu?: false | MenuPlace | readonly MenuPlace[];
  fields: F;
  permissions: EntityRights;
  list: {
    columns: readonly (keyof F & string)[];
    filters?: readonly (keyof F & string)[];
    sort: keyof F & string;
    /**
     * Columns that can be sorted by; absent: all with an order. Each costs an index; a reference is sorted by the title of
     * its row, without an index.
     */
    sorts?: readonly (keyof F & string)[];
    order?: 'ASC' | 'DESC';
    /** Default filter of the list, e.g. without archived rows. */
    given?: { readonly [K in keyof F & string]?: string | boolean };
    /** A choice field whose values become tabs of the list. */
    tabs?: keyof F & string;
    /** With tabs: the list opens with all rows instead of the first tab. */
    opensWithAll?: boolean;
  };
  form: Readonly<Record<string, readonly (keyof F & string)[] | Related>>;
  /**
   * Import and export: rows are matched by `key`, columns in this order; read-only fields only in exports. Import
   * screen: below `imports/` of the entity's address, unless `path` is given. Rows with the same key are matched by
   * `disambiguateBy`, where an empty cell counts as a value. Rows with `createdOnDemand` are created when a list names
   * an unknown one. `identifying` fields also match rows; with them, a running number is no key. `belongsTo` is the
   * owner; a list without it is imported only after the owner was chosen. `perRegulation`: dates that a list may give
   * per regulation; passed to the hooks beside the row (`Besides`).
   */
  exchange?: {
    key: keyof F & string;
    columns: readonly (keyof F & string)[];
    path?: string;
    disambiguateBy?: readonly (keyof F & string)[];
    createdOnDemand?: boolean;
    identifying?: readonly (keyof F & string)[];
    belongsTo?: keyof F & string;
    perRegulation?: readonly (keyof F & string)[];
  };
  /** Columns of exports of rows without import; absent: those of list and form. `exchange` has priority. */
  exports?: readonly (keyof F & string)[];
  /** Kept offline: always, or with the location in the named field. */
  offline?: 'always' | { with: keyof F & string };
  /** Reference to the parent row in the same entity. */
  tree?: keyof F & string;
  /** Appears in the calendar on the date its list is sorted by: each row, or counted. */
  calendar?: 'each' | CountedInCalendar<keyof F & string>;
  /** Values of rows out of use: existing references stay, new ones are refused. */
  retired?: { readonly [K in keyof F & string]?: boolean };
  /**
   * Validity of a row, both days included; `till` may be empty or absent. Accounts other than the provider get current
   * rows; devices also get future ones and apply their own date.
   */
  inForce?: { from: keyof F & string; till?: keyof F & string };
  /** Field that changes with the calendar alone, which an offline device recalculates. */
  setByCalendar?: keyof F & string;
  /**
   * The data subject: the row itself, or the person it refers to. Default: every person referred to. Rows that only
   * record an actor are about `nobody`.
   */
  about?: 'itself' | 'nobody' | (keyof F & string);
  /** Rows with these values are legal records of inspections: nothing in them is erased. */
  keptByLaw?: { readonly [K in keyof F & string]?: readonly string[] };
  /** The command that creates a row from its arguments; devices show the row before the server has it. */
  createdByCommand?: string;
  /** Named state transitions, by command name. */
  steps?: Readonly<Record<string, Step<keyof F & string>>>;
  /**
   * Fields sent with a deletion, in the query: of the entity, or of the deletion alone. One with `when` is asked for
   * where that holds, any other after a refusal that names it.
   */
  deletionAsks?: Fields;
  /** Not deleted through the outbox: dependent rows are decided on by the server. */
  deletedOnline?: boolean;
  /** Rows that are writable after the account's termination; absent: read-only then, at every door. */
  whenTerminated?: WhenTerminated;
  /** Business records that the seller must retain: kept when the account is erased. */
  isKeptBySeller?: boolean;
  /** Errors of the row as a whole, by field or path (`parts.0.name`); runs when each field is valid. */
  check?: (values: Readonly<Record<string, unknown>>) => Record<string, FieldError>;
  /** Offline creation only for roles with an unrestricted right; others need the server's decision. */
  createdOnline?: boolean;
  /** Shows the delete button to people without the right, and tells them who may. */
  tellsWhoDeletes?: boolean;
  /**
   * Command that answers `{count, kept?}`: how many other rows a deletion affects and how many stay; shown before
   * deleting.
   */
  countsBeforeDelete?: string;
  /** Edited only on a hand-written screen: no generated form, no bulk edit, no restoring from the history. */
  hasOwnForm?: boolean;
  /** Written only by commands: generic create, update and delete are refused. */
  commandsOnly?: boolean;
  /** Why accounts cannot add fields or arrange the form, though they write rows. */
  withoutCustomFields?: string;
  /** Rows to which the account's required fields apply; other rows are still incomplete. */
  demandsWhen?: When;
  /**
   * Hand-written form: accounts may hide or require only these fields and not reorder them; their own fields follow.
   * Absent: a generated form.
   */
  arranges?: readonly (keyof F & string)[];
  /** The account's settings of that entity apply here too: drafts have the fields of the published row. */
  shapedAs?: EntityName;
}

/** Fields of every row. */
export interface BaseRecord {
  id: string;
  instance: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** A definition with plain string field names, for generic code. */
export interface AnyEntity
  extends Omit<
    EntityDefinition<EntityName>,
    | 'title'
    | 'list'
    | 'form'
    | 'exchange'
    | 'exports'
    | 'offline'
    | 'tree'
    | 'calendar'
    | 'retired'
    | 'inForce'
    | 'about'
    | 'keptByLaw'
    | 'steps'
    | 'arranges'
  > {
  title: string | readonly string[];
  list: {
    columns: readonly string[];
    filters?: readonly string[];
    sort: string;
    sorts?: readonly string[];
    order?: 'ASC' | 'DESC';
    given?: Readonly<Record<string, string | boolean>>;
    tabs?: string;
    opensWithAll?: boolean;
  };
  form: Readonly<Record<string, readonly string[] | Related>>;
  exchange?: {
    key: string;
    columns: readonly string[];
    path?: string;
    disambiguateBy?: readonly string[];
    createdOnDemand?: boolean;
    identifying?: readonly string[];
    belongsTo?: string;
    perRegulation?: readonly string[];
    /** Possible list columns; `withRegulations` adds them. */
    regulations?: readonly OfferedRegulation[];
  };
  exports?: readonly string[];
  offline?: 'always' | { with: string };
  tree?: string;
  calendar?: 'each' | CountedInCalendar;
  about?: string;
  keptByLaw?: Readonly<Record<string, readonly string[]>>;
  retired?: Readonly<Record<string, boolean>>;
  inForce?: { from: string; till?: string };
  setByCalendar?: string;
  steps?: Readonly<Record<string, Step>>;
  arranges?: readonly string[];
  /** The account's customisation; absent in the product's definition. */
  account?: AccountShape;
}

export interface AccountShape {
  /** Fields required by the account. */
  requiredFields: readonly string[];
  /** Since when, by field; ISO 8601. */
  requiredSince: ReadonlyMap<string, string>;
  /** The entity for rows of a category, if the account arranged it differently. */
  byCategory: ReadonlyMap<string, AnyEntity>;
  /** The same without the account's required fields, for rows outside `demandsWhen`. */
  undemanding: AnyEntity | undefined;
  /** Type of each category, used by conditions as `categoryType`. */
  categoryTypes: ReadonlyMap<string, string>;
}
type FieldsOf<E> = E extends EntityDefinition<EntityName, infer F> ? F : never;
export type RecordOf<E> = BaseRecord & Shape<FieldsOf<E>>;
/** Input of create: the id may be given; empty fields may be omitted. */
export type DraftOf<E> = { id?: string } & Partial<Shape<FieldsOf<E>>>;

/** Defines an entity: table, service, screens, validation, rights, exchange and offline copy derive from it. */
export function defineEntity<const N extends EntityName, const F extends Fields>(
  definition: EntityDefinition<N, F>,
): EntityDefinition<N, F> {
  return { ...definition, fields: withoutPrototype(searched(definition)) };
}

/** The fields; if none is searched, the text fields of the title are. */
function searched<N extends EntityName, F extends Fields>({ fields, title }: EntityDefinition<N, F>): F {
  if (Object.values(fields).some(({ search }) => search !== undefined)) return fields;
  const found: Record<string, Fields[string]> = {};
  for (const name of [title].flat()) {
    const field = fields[name];
    if (field && typeOf(field).isName) found[name] = { ...field, search: true };
  }
  return { ...fields, ...found };
}
