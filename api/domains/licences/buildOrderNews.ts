import type { Order } from '@plumbline/resources/entities/orders';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { OrderNewsContext } from '@plumbline/resources/rules/reports/contexts/OrderNewsContext';
import type { Knex } from 'knex';
import { formatsFor, sellerInMails } from '../reports';
import type { Reader } from './readerOfOrder';

/** An order with the names of what was ordered and for whom. */
export type OrderedRow = Pick<
  Order,
  'instance' | 'number' | 'dateOrdered' | 'quantity' | 'orderedBy' | 'broker'
> & { set: string; externalName: string | null; account: string };

interface Told {
  /** Of one account and one seller. */
  orders: readonly OrderedRow[];
  reader: Pick<Reader, 'name' | 'language'>;
  /** Name of the white-label seller, or ''. */
  brand: string;
}

/** The data of the tags of a mail about orders that brings no document. */
export async function buildOrderNews(
  db: Knex,
  { orders, reader: { name, language }, brand }: Told,
): Promise<OrderNewsContext> {
  const { day, number } = formatsFor(language);
  const [first] = orders;
  return {
    recipient: { name },
    orders: orders.map((order) => ({
      number: order.number ?? '',
      date: day(order.dateOrdered),
      name: order.externalName || order.set,
      quantity: number(order.quantity),
    })),
    account: { name: first?.account ?? '' },
    seller: await sellerInMails(db, first?.broker ?? null),
    broker: { name: brand },
    labels: documentLabels.orderNews(language),
  };
}
