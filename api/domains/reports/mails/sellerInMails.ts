import type { Knex } from 'knex';
import { brokerLine } from '../../../platform/brands/brokerLine';

interface SellerInMails {
  name: string;
  phone: string;
  email: string;
}
interface BrokerRow {
  name: string;
  supportPhone: string | null;
  supportEmail: string | null;
}

/** A broker's name for mails, with the support contacts that it or one above it has; null: the provider, unnamed. */
export async function sellerInMails(db: Knex, broker: string | null): Promise<SellerInMails> {
  const line: BrokerRow[] = broker
    ? await brokerLine(db, broker).select('brokers.name', 'brokers.supportPhone', 'brokers.supportEmail')
    : [];
  return {
    name: line[0]?.name ?? '',
    phone: line.find(({ supportPhone }) => supportPhone)?.supportPhone ?? '',
    email: line.find(({ supportEmail }) => supportEmail)?.supportEmail ?? '',
  };
}
