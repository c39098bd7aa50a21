import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { brokerOfAccount } from './brandOf';
import { loadBrand } from './loadBrand';
import { pageColors } from './pageColors';

/** The brand as shown in a mail: name, logo, and a colour readable on white. */
export interface MailBrand {
  broker: string;
  name: string;
  /** Content hash; the file belongs to the catalogue and is attached to the mail. */
  logo: string | null;
  color: string | null;
  /** Sender address; null: the installation's. */
  sender: string | null;
  /** The broker's own host name, used in links. */
  host: string | null;
  /** Reply-To address. */
  replyTo: string | null;
}

/** The brand for mails to people of an account; null for the product's own. */
export async function mailBrandOf(
  { db }: Pick<Api, 'db'>,
  instance: string | undefined,
): Promise<MailBrand | null> {
  return mailBrand(db, instance ? await brokerOfAccount(db, instance) : null);
}

/** The brand of a broker for mails, by its id. */
export async function mailBrand(db: Knex, broker: string | null | undefined): Promise<MailBrand | null> {
  const loaded = await loadBrand(db, broker);
  if (!loaded) return null;
  const { brand, host, senderEmail, supportEmail } = loaded;
  return {
    broker: brand.broker,
    name: brand.name,
    logo: brand.logo,
    color: brand.colors && pageColors(brand.colors).light.main,
    sender: senderEmail,
    host,
    replyTo: supportEmail,
  };
}
