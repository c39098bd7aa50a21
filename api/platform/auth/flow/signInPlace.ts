import type { SignInPlace } from '@plumbline/resources/rules/auth/session';
import type { Api } from '../../../base/context/context';
import { issuerPath } from '../issuer/embeddedClient';

/**
 * Whether the embedded issuer has the person's password, and the page to change it: with a `userId` query, which for
 * an external issuer is its own subject id.
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
