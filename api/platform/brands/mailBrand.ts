import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { brokerOfAccount } from './brandOf';
import { loadBrand } from './loadBrand';
import { pageColors } from './pageColors';

/** What a mail shows of a broker: its name, its logo, and a colour that can be read on white. */
export interface MailBrand {
  broker: string;
  name: string;
  /** Content hash; it lies with the catalogue and travels within the mail. */
  logo: string | null;
  color: string | null;
  /** Address the mail comes from; null: the installation's. */
  sender: string | null;
  /** Its own host name, to which links lead. */
  host: string | null;
  /** Where an answer goes. */
  replyTo: string | null;
}

/** The looks of mails to people of an account; null for the product's own. */
export async function mailBrandOf(
  { db }: Pick<Api, 'db'>,
  instance: string | undefined,
): Promise<MailBrand | null> {
  return mailBrand(db, instance ? await brokerOfAccount(db, instance) : null);
}

/** What a mail shows of the looks of a broker, by its id. */
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
