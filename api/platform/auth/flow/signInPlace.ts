import type { SignInPlace } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';
import { issuerPath } from '../issuer/embeddedClient';

/**
 * Where the person's password lives, and the page to change it: the issuer's changepassword page with a userId query, in
 * another house by the name that issuer knows the person by.
 */
export async function signInPlace({ config, db }: Api, user: string): Promise<SignInPlace> {
  const { oidc } = config;
  if (oidc === null)
    return {
      isEmbedded: true,
      changePassword: `${issuerPath}/changepassword?userId=${encodeURIComponent(user)}`,
    };
  const page = oidc.changePasswordUrl;
  if (!page) return { isEmbedded: false, changePassword: null };
  const identity = await db('userIdentities').where({ user }).orderBy('createdAt', 'desc').first('subject');
  const url = new URL(page);
  url.searchParams.set('userId', identity?.subject ?? user);
  return { isEmbedded: false, changePassword: url.href };
}
