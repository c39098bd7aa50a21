import type { Knex } from 'knex';

/** A person as the tables know one that have no definition. */
export interface Traces {
  /** The sign-in, where it goes too or is asked about. */
  user: string | null;
  emails: readonly string[];
  contacts: readonly string[];
}

interface TechnicalTable {
  name: string;
  /** What is told to the person; secrets and hashes are not. Empty: nothing that would mean anything to anybody. */
  columns: readonly string[];
  of: (query: Knex.QueryBuilder, traces: Traces) => void;
  /** What is emptied where the row itself has to stay; absent: the row goes. */
  emptied?: readonly string[];
}

const none = (query: Knex.QueryBuilder) => void query.whereRaw('1 = 0');
const ofUser = (query: Knex.QueryBuilder, { user }: Traces): void =>
  user ? void query.where({ user }) : none(query);
const ofSeat = (query: Knex.QueryBuilder, { user, contacts }: Traces): void =>
  void query.where((one) => {
    void one.whereIn('contact', [...contacts]);
    if (user) void one.orWhere({ user });
  });

/** Tables without a definition that hold something about people, and how they are found in them. */
export const technicalTables: readonly TechnicalTable[] = [
  { name: 'sessions', columns: ['createdAt', 'lastSeen', 'userAgent', 'address', 'expiresAt'], of: ofSeat },
  { name: 'apiTokens', columns: ['name', 'createdAt', 'lastUsedAt', 'expiresAt'], of: ofSeat },
  { name: 'calendarFeeds', columns: ['content', 'createdAt', 'lastUsedAt'], of: ofSeat },
  { name: 'credentials', columns: ['changedAt'], of: ofUser },
  { name: 'secondFactors', columns: ['createdAt'], of: ofUser },
  { name: 'recoveryCodes', columns: ['createdAt', 'usedAt'], of: ofUser },
  { name: 'userIdentities', columns: ['issuer', 'subject', 'createdAt'], of: ofUser },
  { name: 'accountLinks', columns: ['purpose', 'target', 'createdAt', 'expiresAt'], of: ofUser },
  {
    name: 'registrations',
    columns: ['email', 'createdAt', 'expiresAt', 'confirmedAt'],
    of: (query, { user, emails }) =>
      void query.where((one) => {
        void one.whereIn(
          'email',
          [...emails].map((email) => email.toLowerCase()),
        );
        if (user) void one.orWhere({ user });
      }),
  },
  {
    // That the account agreed to the terms has to be provable; who it was goes.
    name: 'consents',
    columns: ['kind', 'versionName', 'dateValidFrom', 'broker', 'link', 'language', 'agreedAt'],
    of: ofUser,
    emptied: ['user'],
  },
  {
    name: 'invitations',
    columns: ['email', 'createdAt', 'expiresAt', 'usedAt', 'withdrawnAt'],
    of: (query, { contacts, emails, user }) =>
      void query.where((one) => {
        void one.whereIn('contact', [...contacts]);
        if (user) void one.orWhereIn('email', [...emails]);
      }),
  },
  {
    name: 'imports',
    columns: ['resource', 'fileName', 'createdAt'],
    of: ofUser,
  },
  {
    // What a run made has to be removable; who began it goes.
    name: 'dataGeneratorRuns',
    columns: ['startedAt', 'finishedAt'],
    of: (query, { user }) => (user ? void query.where({ startedBy: user }) : none(query)),
    emptied: ['startedBy'],
  },
  {
    // A command that is sent again must be known; what was answered to it need not be.
    name: 'receipts',
    columns: ['resource', 'recordId', 'operation', 'status', 'madeAt'],
    of: (query, { user, contacts }) =>
      void query.where((one) => {
        void one.whereIn('recordId', [...contacts, ...(user ? [user] : [])]);
        if (user) void one.orWhere({ user });
      }),
    emptied: ['data', 'errors'],
  },
  {
    // Letters that wait or were sent, sealed.
    name: 'jobs',
    columns: ['kind', 'createdAt', 'finishedAt'],
    of: (query, { user, contacts }) =>
      void query.where({ kind: 'mail' }).whereIn('subject', [...contacts, ...(user ? [user] : [])]),
  },
  {
    // What the embedded issuer remembers: grants and sessions name the sign-in somewhere in their payload.
    name: 'issuerRecords',
    columns: [],
    of: (query, { user }) => (user ? void query.whereRaw('payload like ?', [`%${user}%`]) : none(query)),
  },
];

/** Tables without a definition that say nothing about people, or are handled by themselves, each with the reason. */
export const impersonalTables: Readonly<Record<string, string>> = {
  history: 'handled row by row: what was personal in it is blanked',
  changeCounters: 'a number per account',
  sequences: 'a number per account',
  signInKeys: 'keys of the installation',
  signInAttempts: 'sealed, gone after minutes',
  rateLimits: 'hashes and addresses, gone within hours',
};
