import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { OrderMailContext } from '@plumbline/resources/rules/reports/contexts/OrderMailContext';
import type { ReportBrand } from '../../reports';
import { buildOrderContext } from './buildOrderContext';
import type { PaperContent } from './paperContent';

interface Told {
  recipient: string;
  account: string;
  brand: ReportBrand | null;
}

/** The data of the tags of the mail that brings a document: what the document says, in the reader's language. */
export function buildOrderMail(content: PaperContent, { recipient, account, brand }: Told): OrderMailContext {
  const { broker, ...document } = buildOrderContext(content, brand);
  return {
    ...document,
    recipient: { name: recipient },
    account: { name: account },
    broker: { name: broker.name },
    labels: documentLabels.orderMail(content.language),
  };
}
