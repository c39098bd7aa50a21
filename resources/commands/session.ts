import {
  described,
  either,
  json,
  many,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { boolean, datetime, integer, reference, text } from '../language/fields/builders';
import { type RefreshedSession, tokenScopes } from '../rules/auth/session';

const refreshed = json<RefreshedSession>(
  '`accessToken` for the header `Authorization`, when it ends, and who is signed in where',
);
const signedOut = {
  endSessionUrl: described(nullable(string()), 'where a foreign issuer ends its own sign-in'),
};
const proof = { proof: described(optional(string()), 'the password or a code') };
const recoveryCodes = { recoveryCodes: described(many(string()), 'told once') };

export const refreshSession = defineCommand('/api/session/refresh', {
  who: 'everybody',
  answer: either(object({ code: word('NOT_SIGNED_IN') }), refreshed),
  errors: ['SESSION_ENDED', 'SESSION_LOCKED'],
  isReading: true,
  summary: 'A new access token for the session cookie; {code} where there is none',
});

export const signOut = defineCommand('/api/session/signout', {
  who: 'everybody',
  answer: signedOut,
  isReading: true,
  summary: 'End this session, by its cookie',
});

export const signOutEverywhere = defineCommand('/api/session/signout-everywhere', {
  who: 'person',
  answer: signedOut,
  isReading: true,
  summary: 'End all sessions of the person',
});

export const lockSession = defineCommand('/api/session/lock', {
  who: 'everybody',
  answer: {},
  errors: ['SESSION_ENDED'],
  summary: 'Lock this session: it gives no token before the person proves to be there',
});

export const unlockSession = defineCommand('/api/session/unlock', {
  who: 'everybody',
  input: { password: optional(string()), code: optional(string()) },
  answer: refreshed,
  errors: ['SESSION_ENDED', 'SIGN_IN_ELSEWHERE', 'TOO_MANY_REQUESTS'],
  summary: 'Open it; answers like refresh',
});

export const switchAccount = defineCommand('/api/session/switch', {
  who: 'person',
  input: { contact: described(nullable(reference('contacts')), 'null: as the provider’s staff') },
  answer: refreshed,
  isReading: true,
  summary: 'Go on in another account',
});

export const startMirroring = defineCommand('/api/session/mirror', {
  who: { roles: ['ProviderAdmin', 'ProviderSupport'], inPerson: true },
  input: { instance: optional(string()), reason: described(optional(string()), '10 to 500 characters') },
  answer: refreshed,
  summary: 'Provider staff look into an account for an hour, reading',
});

export const endMirroring = defineCommand('/api/session/mirror/end', {
  who: 'person',
  answer: refreshed,
  isReading: true,
  summary: 'End that and go back to the provider',
});

export const changeEmail = defineCommand('/api/session/email', {
  who: 'person',
  input: { email: optional(string()), password: optional(string()) },
  answer: { email: string() },
  errors: ['TOO_MANY_REQUESTS'],
  summary: 'Ask for another address to sign in with, confirmed by a link sent there',
});

export const listSessions = defineCommand('/api/session/list', {
  method: 'GET',
  who: 'person',
  answer: many(
    object({
      id: string(),
      userAgent: string(),
      address: string(),
      createdAt: datetime(),
      lastSeen: datetime(),
      isCurrent: boolean(),
    }),
  ),
  summary: 'The sessions of the person',
});

export const endOtherSessions = defineCommand('/api/session/end-others', {
  who: 'person',
  answer: {},
  summary: 'End all sessions of the person but this one',
});

export const endSession = defineCommand('/api/session/{id}', {
  method: 'DELETE',
  who: 'person',
  answer: { id: string() },
  summary: 'End one of the own sessions',
});

export const readSecondFactor = defineCommand('/api/session/secondFactor', {
  method: 'GET',
  who: 'person',
  answer: {
    isAvailable: boolean(),
    isDemanded: boolean(),
    since: nullable(datetime()),
    recoveryCodes: described(integer(), 'how many are left'),
  },
  summary: 'How the own second factor stands',
});

export const setUpSecondFactor = defineCommand('/api/session/secondFactor/setUp', {
  who: 'person',
  answer: {
    setUp: described(string(), 'comes back with the code'),
    secret: string(),
    address: string(),
    qrCode: described(string(), 'a data address of an image'),
  },
  errors: ['SIGN_IN_ELSEWHERE'],
  summary:
    'A secret for an authenticator app, as text, as an address for an app on the same phone and as QR code; nothing is kept yet',
});

export const confirmSecondFactor = defineCommand('/api/session/secondFactor/confirm', {
  who: 'person',
  input: { setUp: optional(string()), code: optional(string()), password: optional(string()) },
  answer: recoveryCodes,
  errors: ['SET_UP_EXPIRED', 'TOO_MANY_REQUESTS', 'SIGN_IN_ELSEWHERE'],
  summary: 'Switch the second factor on; answers ten recovery codes, once',
});

export const renewRecoveryCodes = defineCommand('/api/session/secondFactor/recoveryCodes', {
  who: 'person',
  input: proof,
  answer: recoveryCodes,
  errors: ['TOO_MANY_REQUESTS', 'SIGN_IN_ELSEWHERE'],
  summary: 'New recovery codes in place of the old ones',
});

export const turnOffSecondFactor = defineCommand('/api/session/secondFactor/off', {
  who: 'person',
  input: proof,
  answer: {},
  errors: ['SECOND_FACTOR_DEMANDED', 'TOO_MANY_REQUESTS', 'SIGN_IN_ELSEWHERE'],
  summary: 'Switch the second factor off',
});

const token = {
  id: string(),
  name: string(),
  scopes: many(word(...tokenScopes)),
  createdAt: datetime(),
  lastUsedAt: nullable(datetime()),
  expiresAt: nullable(datetime()),
};

export const listTokens = defineCommand('/api/apiTokens', {
  method: 'GET',
  who: 'person',
  answer: many(object(token)),
  summary: 'Own personal API tokens',
});

export const createToken = defineCommand('/api/apiTokens', {
  who: 'person',
  input: {
    name: text({ max: 100 }),
    scopes: many(word(...tokenScopes), { min: 1 }),
    expiresAt: described(optional(string()), 'ISO 8601; absent: never'),
  },
  answer: { ...token, token: described(string(), 'the secret, shown once') },
  status: 201,
  summary: 'Make a token; its secret is shown once',
});

export const revokeToken = defineCommand('/api/apiTokens/{id}', {
  method: 'DELETE',
  who: 'person',
  answer: { id: string() },
  summary: 'Revoke a token',
});
