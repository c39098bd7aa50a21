import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';

/** Identifiers of a person in tables without a definition. */
export interface Traces {
  /** The user, if it is erased or exported too. */
  user: string | null;
  emails: readonly string[];
  contacts: readonly string[];
}

interface TechnicalTable {
  name: string;
  /** Columns exported to the person, without secrets and hashes. Empty: nothing meaningful to export. */
  columns: readonly string[];
  of: (query: Knex.QueryBuilder, traces: Traces) => void;
  /** Columns cleared if the row must be kept; absent: the row is deleted. */
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

/** Tables without a definition that contain personal data, and how to find a person in them. */
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
    // The account's consent to the terms must remain provable; only the person is removed.
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
    // Needed to delete the rows of a run; only the user is removed.
    name: 'dataGeneratorRuns',
    columns: ['startedAt', 'finishedAt'],
    of: (query, { user }) => (user ? void query.where({ startedBy: user }) : none(query)),
    emptied: ['startedBy'],
  },
  {
    // Idempotency keys of repeated commands are kept; the responses are removed.
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
    // Queued and sent mails and the jobs that write them, encrypted; of whatever kind, so that none is forgotten.
    name: 'jobs',
    columns: ['kind', 'createdAt', 'finishedAt'],
    of: (query, { user, contacts }) =>
      void query.where({ instance: CATALOGUE_ID }).whereIn('subject', [...contacts, ...(user ? [user] : [])]),
  },
  {
    // Grants and sessions of the embedded OpenID provider contain the user's id in their payload.
    name: 'issuerRecords',
    columns: [],
    of: (query, { user }) => (user ? void query.whereRaw('payload like ?', [`%${user}%`]) : none(query)),
  },
];

/** Tables without a definition that contain no personal data or are handled separately, each with the reason. */
export const impersonalTables: Readonly<Record<string, string>> = {
  history: 'handled row by row: what was personal in it is blanked',
  changeCounters: 'a number per account',
  sequences: 'a number per account',
  previewTurns: 'ids of previews, a row per account',
  signInKeys: 'keys of the installation',
  sealCertificates: 'certificates of the installation',
  signInAttempts: 'sealed, gone after minutes',
  rateLimits: 'hashes and addresses, gone within hours',
};
