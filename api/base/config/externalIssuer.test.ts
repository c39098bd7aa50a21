import { expect, test } from 'vitest';
import { readExternalIssuer } from './externalIssuer';

const account = '019a0000-0000-7000-8000-000000000001';
const some = {
  OIDC_ISSUER: 'https://login.example/realms/firma/',
  OIDC_CLIENT_ID: 'plumbline',
  OIDC_CLIENT_SECRET: 'secret',
};
const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'a=Employee', OIDC_ROLE_ACCOUNT: account };

test('without an issuer the embedded one signs in', () => {
  expect(readExternalIssuer({})).toBeNull();
});

test('three settings are enough', () => {
  expect(readExternalIssuer(some)).toEqual({
    issuer: 'https://login.example/realms/firma',
    clientId: 'plumbline',
    clientSecret: 'secret',
    scope: ['openid', 'email', 'profile', 'offline_access'],
    clientAuth: null,
    emailClaim: 'email',
    emailVerifiedClaim: 'email_verified',
    changePasswordUrl: 'https://login.example/realms/firma/changepassword',
    roles: null,
    strength: { acr: [], amr: [] },
  });
});

test('roles are mapped in order, and names of groups may hold an equals sign', () => {
  expect(
    readExternalIssuer({ ...some, ...roles, OIDC_ROLE_MAP: 'CN=x=Administrator, b=Employee' })?.roles,
  ).toEqual({
    claim: 'groups',
    account,
    map: [
      { value: 'CN=x', role: 'Administrator' },
      { value: 'b', role: 'Employee' },
    ],
  });
});

test.each([
  ['OIDC_ISSUER', { ...some, OIDC_ISSUER: 'login' }],
  ['OIDC_CLIENT_ID', { ...some, OIDC_CLIENT_ID: '' }],
  ['OIDC_CLIENT_SECRET', { ...some, OIDC_CLIENT_SECRET: undefined }],
  ['OIDC_SCOPE', { ...some, OIDC_SCOPE: 'email' }],
  ['OIDC_SCOPE', { OIDC_SCOPE: 'openid' }],
  ['OIDC_CLIENT_AUTH', { ...some, OIDC_CLIENT_AUTH: 'none' }],
  ['OIDC_TRUST_EMAIL', { ...some, OIDC_TRUST_EMAIL: 'perhaps' }],
  ['OIDC_CHANGE_PASSWORD_URL', { ...some, OIDC_CHANGE_PASSWORD_URL: 'javascript:alert(1)' }],
  ['OIDC_ROLE_MAP', { ...some, ...roles, OIDC_ROLE_MAP: '' }],
  ['OIDC_ROLE_MAP', { ...some, ...roles, OIDC_ROLE_MAP: 'a=Owner' }],
  ['OIDC_ROLE_MAP', { ...some, ...roles, OIDC_ROLE_MAP: 'a=ProviderAdmin' }],
  ['OIDC_ROLE_MAP', { ...some, ...roles, OIDC_ROLE_MAP: 'Employee' }],
  ['OIDC_ROLE_ACCOUNT', { ...some, ...roles, OIDC_ROLE_ACCOUNT: 'Firma' }],
])('a wrong %s stops the start by its name', (name, settings) => {
  expect(() => readExternalIssuer(settings)).toThrow(name);
});
