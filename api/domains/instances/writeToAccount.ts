import type { Role } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import { idOf } from '../../base/times/weekOf';
import { findPerson, type Person } from '../../platform/auth/actors/findPerson';
import { signInState } from '../../platform/auth/signInState';
import { type MailBrand, mailBrandOf } from '../../platform/brands/mailBrand';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mail';
import type { MailKind } from '../../platform/mail/mailKinds';

interface News {
  instance: string;
  roles: readonly Role[];
  /** The ids of the mails are derived from it, so that repeated calls send once. */
  id: string;
  kind: MailKind;
  words: (person: Person) => { subject: string; body: string; ignore: string };
  /** Path of the link, relative to the product's origin. */
  link: string;
  /** The mail by a template of the seller; undefined: in these words. */
  byTemplate?: MailByTemplate;
}

export type MailByTemplate = (reader: Reader) => Promise<Mail | undefined>;

interface Reader {
  person: Person;
  brand: MailBrand | null;
  /** Absolute. */
  link: string;
}

/** Mails the users of an account with one of the roles, in their languages and with the broker's branding. */
export async function writeToAccount(
  api: Api,
  { instance, roles, id, kind, words, link: path, byTemplate }: News,
): Promise<void> {
  const readers: string[] = await api
    .db('contacts')
    .where({ instance, deletedAt: null })
    .whereIn('instanceRole', [...roles])
    .whereNotNull('user')
    .pluck('user');
  const brand = await mailBrandOf(api, instance);
  const link = `${api.config.origin}${path}`;
  const { sealer } = await signInState(api);
  for (const user of new Set(readers)) {
    const person = await findPerson(api.db, user);
    if (!person) continue;
    const templated = await byTemplate?.({ person, brand, link });
    await enqueueMail(api.db, {
      id: idOf('mail', id, user),
      mail:
        templated ??
        letter({
          kind,
          to: person.email,
          language: person.language,
          words: words(person),
          values: {},
          linkFirst: link,
          brand,
        }),
      subject: user,
      sealer,
      now: api.now(),
    });
  }
}
