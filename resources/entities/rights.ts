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

// Rights that several entities share, so that each is said once.

const inPlace: RowFilter = [{ field: 'location', in: 'locations' }];
export const inPermittedPlace: RowFilter = [...inPlace, { field: 'category', in: 'categories' }];
export const inPermittedCategory: RowFilter = [{ field: 'category', in: 'categories' }];
/** What several inspections are in: nobody reads of those kept from them together with the others. */
export const inPermittedCategories: RowFilter = [
  { field: 'location', in: 'locations' },
  { field: 'categories', every: 'categories' },
];
/** Where one finds inspections of one's own, and perhaps others that are kept from one. */
export const withPermittedCategory: RowFilter = [
  { field: 'location', in: 'locations' },
  { field: 'categories', some: 'categories' },
];
/** Customers of a permitted place. */
export const ofPermittedPlace: RowFilter = [{ field: 'id', namedAs: 'owner' }];
const withPermittedPlace: readonly RowFilter[] = [
  [{ field: 'id', is: 'contact' }],
  inPlace,
  [{ field: 'id', namedAs: 'contacts' }],
  // Who has a place of his own is found there alone, not wherever his employer has another.
  [
    { field: 'location', equals: null },
    { field: 'owner', namedAs: 'owner' },
  ],
];
/** Oneself, and the people of permitted places and of their customers. */
export const peopleOfPermittedPlaces: RowFilter = [{ field: 'id', any: withPermittedPlace }];
/** Those, and whom one works with in the account. */
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

/** Roles that have nothing to do with the rows. */
export const withoutRights = <R extends Role>(...named: readonly R[]): Pick<EntityRights, R> =>
  sameFor(named, {});

/** What anybody may, whatever their role; a person's own rows. */
export const forEverybody = (rights: Rights): EntityRights => sameFor(roles, rights);

const sameFor = <R extends Role>(named: readonly R[], rights: Rights): Pick<EntityRights, R> =>
  // fromEntries forgets which keys it was given.
  Object.fromEntries(named.map((role) => [role, rights])) as Pick<EntityRights, R>;

/** What people at a location, or whom a report goes to, may see: it, and nothing else of the account. */
export const visitors = (read: Right): Pick<EntityRights, 'LocationContact' | 'OtherContact'> => ({
  LocationContact: { read },
  OtherContact: { read },
});

/** Catalogue rows: provider staff keep the shared ones, owners and administrators the account's own. */
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

/** Provider staff, in whatever account the row lies. */
export const anywhere: Rights = {
  read: 'anywhere',
  create: 'anywhere',
  update: 'anywhere',
  delete: 'anywhere',
};

/** What concerns nobody but the provider's staff. */
export const providerOnly: Pick<EntityRights, 'ProviderAdmin' | 'ProviderSupport'> = {
  ProviderAdmin: everything,
  ProviderSupport: reading,
};

/** What the provider keeps for everybody: people read what is `visible` and change nothing. */
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
 * What managers and admins of brokers keep for their broker and those below, and their sales force reads (`mine`).
 * Everybody else reads what is `visible`, besides the provider, who keeps all of it.
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
 * What an account has agreed on with the provider: its owner and administrators see it; the managers and admins of its
 * broker and the provider's staff keep it.
 */
export const contractOfAccount: EntityRights = {
  Owner: keepingContracts,
  Administrator: keepingContracts,
  SalesForce: { read: beyond },
  ProviderAdmin: { read: 'anywhere', create: 'anywhere', update: 'anywhere' },
  ProviderSupport: { read: 'anywhere' },
  ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
};

/** The same where a salesperson of the broker writes it down. */
export const soldToAccount: EntityRights = {
  ...contractOfAccount,
  SalesForce: { read: beyond, create: beyond, update: beyond },
};

/** The papers of what was bought: read by its buyers and sellers, written by none of them. */
export const boughtPapers: EntityRights = {
  Owner: { read: seeingContracts },
  Administrator: { read: seeingContracts },
  SalesForce: { read: beyond },
  ProviderAdmin: { read: 'anywhere' },
  ProviderSupport: { read: 'anywhere' },
  ...withoutRights('Employee', 'ServiceProvider', 'LocationContact', 'OtherContact'),
};

/** How the account shapes the product: its owner and administrators say so, everybody of it sees the result. */
export const accountSetting: EntityRights = {
  Owner: everything,
  Administrator: everything,
  Employee: reading,
  ServiceProvider: reading,
  SalesForce: reading,
  ...withoutRights('LocationContact', 'OtherContact', 'ProviderAdmin', 'ProviderSupport'),
};
