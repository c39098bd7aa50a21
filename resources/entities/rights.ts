import {
  type EntityRights,
  everything,
  type Right,
  type Rights,
  type Role,
  type RowFilter,
  reading,
  roles,
} from '../language/permissions';

// Rights shared by several entities.

const inPlace: RowFilter = [{ field: 'location', in: 'locations' }];
export const inPermittedPlace: RowFilter = [...inPlace, { field: 'category', in: 'categories' }];
export const inPermittedCategory: RowFilter = [{ field: 'category', in: 'categories' }];
/** Rows with several inspections: hidden from people who may not see all of them. */
export const inPermittedCategories: RowFilter = [
  { field: 'location', in: 'locations' },
  { field: 'categories', every: 'categories' },
];
/** Rows that contain inspections of one's own, and perhaps others that one may not see. */
export const withPermittedCategory: RowFilter = [
  { field: 'location', in: 'locations' },
  { field: 'categories', some: 'categories' },
];
/** Customers at a permitted location. */
export const ofPermittedPlace: RowFilter = [{ field: 'id', namedAs: 'owner' }];
const withPermittedPlace: readonly RowFilter[] = [
  [{ field: 'id', is: 'contact' }],
  inPlace,
  [{ field: 'id', namedAs: 'contacts' }],
  // A person with a location of their own is found only there, not at the employer's others.
  [
    { field: 'location', equals: null },
    { field: 'owner', namedAs: 'owner' },
  ],
];
/** Oneself, and people at permitted locations and of their customers. */
export const peopleOfPermittedPlaces: RowFilter = [{ field: 'id', any: withPermittedPlace }];
/** Those, and colleagues in the account. */
export const peopleWorkedWith: RowFilter = [
  {
    field: 'id',
    any: [
      ...withPermittedPlace,
      ...(['owner', 'admin', 'auditor', 'employee'] as const).map(
        (kind): RowFilter => [
          { field: 'location', equals: null },
          { field: 'contactType', equals: kind },
        ],
      ),
    ],
  },
];
export const asItsResponsible: RowFilter = [{ field: 'responsible', is: 'contact' }];
export const asItsAuditor: RowFilter = [{ field: 'auditor', is: 'contact' }];

/** Roles without any right on the rows. */
export const withoutRights = <R extends Role>(...named: readonly R[]): Pick<EntityRights, R> =>
  sameFor(named, {});

/** Rights for every role, on one's own rows. */
export const forEverybody = (rights: Rights): EntityRights => sameFor(roles, rights);

const sameFor = <R extends Role>(named: readonly R[], rights: Rights): Pick<EntityRights, R> =>
  // `Object.fromEntries` loses the key type.
  Object.fromEntries(named.map((role) => [role, rights])) as Pick<EntityRights, R>;

/** For people at a location, or recipients of a report: only that row. */
export const visitors = (read: Right): Pick<EntityRights, 'LocationContact' | 'OtherContact'> => ({
  LocationContact: { read },
  OtherContact: { read },
});

/** Catalogue rows: shared ones are kept by provider staff, the account's own by its owners and administrators. */
export const catalogue: EntityRights = {
  Owner: everything,
  Administrator: everything,
  Employee: reading,
  ServiceProvider: reading,
  SalesForce: reading,
  ...visitors(true),
  ProviderAdmin: everything,
  ProviderSupport: reading,
};

/** Provider staff, in any account. */
export const anywhere: Rights = {
  read: 'anywhere',
  create: 'anywhere',
  update: 'anywhere',
  delete: 'anywhere',
};

/** Only for provider staff. */
export const providerOnly: Pick<EntityRights, 'ProviderAdmin' | 'ProviderSupport'> = {
  ProviderAdmin: everything,
  ProviderSupport: reading,
};

/** Kept by the provider, read by everybody where `visible`. */
export const providerKeeps = (visible: RowFilter): EntityRights => ({
  Owner: { read: visible },
  Administrator: { read: visible },
  Employee: { read: visible },
  ServiceProvider: { read: visible },
  SalesForce: { read: visible },
  ...withoutRights('LocationContact', 'OtherContact'),
  ...providerOnly,
});

export const underMyBroker: RowFilter = [{ field: 'broker', under: 'broker' }];
/** The row is a broker itself. */
export const underMyself: RowFilter = [{ field: 'id', under: 'broker' }];
export const brokersReading: Rights = {
  read: { own: [{ field: 'id', is: 'broker' }], beyond: underMyself },
};

/**
 * Kept by owners and administrators of a broker for it and the brokers below, read by their sales force (`mine`).
 * Others read `visible` rows; the provider keeps all.
 */
export function forBrokers(visible: RowFilter, mine: RowFilter): EntityRights {
  const read = { own: visible, beyond: mine };
  const beyond = { beyond: mine };
  const keeping: Rights = { read, create: beyond, update: beyond, delete: beyond };
  return {
    Owner: keeping,
    Administrator: keeping,
    Employee: { read },
    ServiceProvider: { read },
    SalesForce: { read },
    ...withoutRights('LocationContact', 'OtherContact'),
    ProviderAdmin: anywhere,
    ProviderSupport: { read: 'anywhere' },
  };
}
export const brokerKeeps = (visible: RowFilter): EntityRights => forBrokers(visible, underMyBroker);

const accountsUnderMyBroker: RowFilter = [{ field: 'instance', through: 'instances', where: underMyBroker }];
const beyond = { beyond: accountsUnderMyBroker };
const seeingContracts: Right = { own: true, ...beyond };
const keepingContracts: Rights = { read: seeingContracts, create: beyond, update: beyond };

/**
 * Agreements of an account with the provider: read by its owners and administrators, kept by the broker's owners and
 * administrators and by provider staff.
 */
export const contractOfAccount: EntityRights = {
  Owner: keepingContracts,
  Administrator: keepingContracts,
  SalesForce: { read: beyond },
  ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
  ProviderSupport: { read: 'anywhere' },
  ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
};

/** The same, but salespeople of the broker may create and edit. */
export const soldToAccount: EntityRights = {
  ...contractOfAccount,
  SalesForce: { read: beyond, create: beyond, update: beyond },
};

/** Documents of a purchase: read by buyers and sellers, written by nobody. */
export const boughtPapers: EntityRights = {
  Owner: { read: seeingContracts },
  Administrator: { read: seeingContracts },
  SalesForce: { read: beyond },
  ProviderAdmin: { read: 'anywhere' },
  ProviderSupport: { read: 'anywhere' },
  ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
};

/** An account's settings of the product: written by owners and administrators, read by everyone in it. */
export const accountSetting: EntityRights = {
  Owner: everything,
  Administrator: everything,
  Employee: reading,
  ServiceProvider: reading,
  SalesForce: reading,
  ...withoutRights('LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
};
