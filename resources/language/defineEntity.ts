import type { FieldError, Fields, Shape, When } from './fields/field';
import { typeOf } from './fields/types/fieldTypes';
import { withoutPrototype } from './fields/withoutPrototype';
import type { MenuPlace } from './menu';
import type { EntityName } from './names';
import type { AccountType, EntityRights, WhenTerminated } from './permissions';
import type { OfferedRegulation } from './regulationDates';
import type { Step } from './steps';

/** Whose rows these are: an account's; the provider's catalogue plus the account's own; the account itself; the person. */
export type Scope = 'instance' | 'catalogue' | 'account' | 'person';

/** How rows of which many fall on one day stand in the calendar. */
export interface CountedInCalendar<Name extends string = string> {
  /** Reference by which they are counted: the place. */
  countedBy: Name;
  /** Only these rows are counted. */
  given?: { readonly [K in Name]?: string | boolean };
  /** Choice by whose values each count is broken down. */
  kinds?: Name;
  /** A reference of the row and a flag of the record there: how many of these have it is told beside the count. */
  flag?: { of: Name; is: string };
}

/** A tab that lists the rows of another entity that refer to this one. */
export interface Related {
  related: EntityName;
  by: string;
  columns?: readonly string[];
  /** Newest first as a history instead of a table. */
  isTimeline?: boolean;
  /** Kept by the person who keeps the row: beside a shared one other accounts have none. */
  isKeepers?: boolean;
}
export const related = (entity: EntityName, by: string, columns?: readonly string[]): Related =>
  columns ? { related: entity, by, columns } : { related: entity, by };

/** The same for what only the keeper of a shared row has, e.g. its drafts. */
export const keepers = (entity: EntityName, by: string): Related => ({
  related: entity,
  by,
  isKeepers: true,
});

/** The same as a history: what happened to the row, by the date the other entity is sorted by. */
export const timeline = (entity: EntityName, by: string, columns: readonly string[]): Related => ({
  related: entity,
  by,
  columns,
  isTimeline: true,
});

export interface EntityDefinition<N extends EntityName = EntityName, F extends Fields = Fields> {
  name: N;
  scope: Scope;
  /** The field, or fields, a person recognises a row by. */
  title: (keyof F & string) | readonly (keyof F & string)[];
  /** How the title's fields are put together, e.g. `{prefix}{firstNumber}`; absent: with spaces between them. */
  titleAs?: string;
  /** The kinds of account that have such rows; absent: all. Elsewhere screens do not ask for them. */
  accountTypes?: readonly AccountType[];
  /** Name of an MUI icon, e.g. `Inventory2Outlined`. */
  icon: string;
  /** Address of the list screen; absent: the entity has no screens of its own. */
  route?: string;
  /** Where the list stands in the menu, for different people in several places; absent: last among the daily work. */
  menu?: false | MenuPlace | readonly MenuPlace[];
  fields: F;
  permissions: EntityRights;
  list: {
    columns: readonly (keyof F & string)[];
    filters?: readonly (keyof F & string)[];
    sort: keyof F & string;
    /** Of the columns those a list is sorted by; absent: all that have an order. Each costs an index. */
    sorts?: readonly (keyof F & string)[];
    order?: 'ASC' | 'DESC';
    /** What the list is filtered by until somebody filters it themselves, e.g. without what is archived. */
    given?: { readonly [K in keyof F & string]?: string | boolean };
    /** A choice field whose values are the tabs of the list. */
    tabs?: keyof F & string;
    /** Where there are tabs, the list opens with all of them together instead of with the first. */
    opensWithAll?: boolean;
  };
  form: Readonly<Record<string, readonly (keyof F & string)[] | Related>>;
  /**
   * Import and export: rows are recognised by `key`, columns in this order; what nobody may set stands in exports alone.
   * Lists are imported below `imports/` where the entity's own screens are, unless `path` says where. Of rows with the same
   * key these are the same that also agree in what they are `disambiguateBy` (every month's maintenance has its message);
   * nothing in such a cell is a value as well. A row that `createdOnDemand` is made where a list names it that is not there yet.
   * Fields that are `identifying` identify rows, too: beside them a running number is no key. Whose a row is stands in
   * `belongsTo`: a list that does not say is imported only where a person chose so. `perRegulation`: dates that a list may
   * state of single regulations as well; they reach the hooks beside the row (`Besides`).
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
  /** What an export of rows holds that are not imported; absent: what list and form show. With `exchange`, that says it. */
  exports?: readonly (keyof F & string)[];
  /** Kept on a device: always, or with the location the named field refers to. */
  offline?: 'always' | { with: keyof F & string };
  /** Field that refers to a row of the same entity above this one. */
  tree?: keyof F & string;
  /** Stands in the calendar on the day its list is sorted by: each row by itself, or, where many fall on one day, counted. */
  calendar?: 'each' | CountedInCalendar<keyof F & string>;
  /** A row with one of these values is out of use: what names it goes on naming it, and nobody points at it anew. */
  retired?: { readonly [K in keyof F & string]?: boolean };
  /**
   * The days between which a row holds, both included; `till` may be empty, or there is none. Those who are not the provider's
   * are answered with what holds; copies on devices have what is to come as well and decide by their own day.
   */
  inForce?: { from: keyof F & string; till?: keyof F & string };
  /** Field that is set where a row changes by the calendar alone, which a device without network comes to by itself. */
  setByCalendar?: keyof F & string;
  /**
   * Whose personal fields these are: the row is a person itself, or belongs to the one this field refers to. An entity that
   * refers to people and says nothing is about each of them; one that only names who did something is about `nobody`.
   */
  about?: 'itself' | 'nobody' | (keyof F & string);
  /** Rows with these values are the record of an inspection, which the law keeps: nothing in them is erased. */
  keptByLaw?: { readonly [K in keyof F & string]?: readonly string[] };
  /** Named steps from state to state, by the name of their command. */
  steps?: Readonly<Record<string, Step<keyof F & string>>>;
  /** Never deleted from a device's outbox: what hangs on it is decided while the server answers. */
  deletedOnline?: boolean;
  /** Rows that are written also where their account was terminated; absent: they are only read then, by whatever door. */
  whenTerminated?: WhenTerminated;
  /** Business records of the seller, which the law has it keep: they stay where the account is erased. */
  isKeptBySeller?: boolean;
  /** What is wrong with the row as a whole, by field or place in it (`parts.0.name`); asked when each field is right. */
  check?: (values: Readonly<Record<string, unknown>>) => Record<string, FieldError>;
  /** Rows are made without network only by those who may make any such row; whose right depends on the row, ask the server. */
  createdOnline?: boolean;
  /** Anyone who may not delete is told so, and who may, instead of finding no button. */
  tellsWhoDeletes?: boolean;
  /**
   * A command that answers `{count, kept?}`: how many other rows lose something by a deletion and how many stay, which is
   * said beforehand.
   */
  countsBeforeDelete?: string;
  /**
   * Changed on a screen of its own alone, which knows the rules of its work: there is no generated form, no change of many
   * rows at once, and no former value is given back from the history.
   */
  hasOwnForm?: boolean;
  /** Written by commands alone: the generic create, update and delete refuse. */
  commandsOnly?: boolean;
  /** Why accounts add no fields to it and do not arrange its form, though they write its rows. */
  withoutCustomFields?: string;
  /** What an account requires is asked of rows like this; until then they are still being filled. */
  demandsWhen?: When;
  /**
   * Its form is a screen made by hand: of the product's fields accounts hide or require these alone, and the order is
   * the screen's; their own fields come after. Absent: a generated form, which they arrange as they like.
   */
  arranges?: readonly (keyof F & string)[];
  /** What an account makes of that entity holds for this one, too: drafts have the fields of what they become. */
  shapedAs?: EntityName;
}

/** What every row has besides its fields. */
export interface BaseRecord {
  id: string;
  instance: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** A definition whose fields' names are plain strings: what code for all entities works with. */
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
    /** Those that a list's columns may name; `withRegulations` adds them. */
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
  /** What an account made of it; absent in the product's own definition. */
  account?: AccountShape;
}

export interface AccountShape {
  /** Fields that must be filled because the account wants it so. */
  requiredFields: readonly string[];
  /** Since when it does, by field; ISO 8601. */
  requiredSince: ReadonlyMap<string, string>;
  /** The entity as it is for rows of a category, where the account arranged that differently. */
  byCategory: ReadonlyMap<string, AnyEntity>;
  /** The same without what the account requires, for rows that `demandsWhen` does not name yet. */
  undemanding: AnyEntity | undefined;
  /** Type of each category, which conditions on fields ask for as `categoryType`. */
  categoryTypes: ReadonlyMap<string, string>;
}
type FieldsOf<E> = E extends EntityDefinition<EntityName, infer F> ? F : never;
export type RecordOf<E> = BaseRecord & Shape<FieldsOf<E>>;
/** What a creator sends: the id may be its own; fields without a value may be left out. */
export type DraftOf<E> = { id?: string } & Partial<Shape<FieldsOf<E>>>;

/** States an entity once: table, service, screens, rules, rights, exchange and offline copy follow from it. */
export function defineEntity<const N extends EntityName, const F extends Fields>(
  definition: EntityDefinition<N, F>,
): EntityDefinition<N, F> {
  return { ...definition, fields: withoutPrototype(searched(definition)) };
}

/** The fields; where none is searched, those that a row is recognised by are, as far as they are texts. */
function searched<N extends EntityName, F extends Fields>({ fields, title }: EntityDefinition<N, F>): F {
  if (Object.values(fields).some(({ search }) => search !== undefined)) return fields;
  const found: Record<string, Fields[string]> = {};
  for (const name of [title].flat()) {
    const field = fields[name];
    if (field && typeOf(field).isName) found[name] = { ...field, search: true };
  }
  return { ...fields, ...found };
}
