import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { asSystem, type Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files';
import { brandOfBroker, renderWith, reportImages, templateOfOrder } from '../../reports';
import { buildOrderContext } from './buildOrderContext';
import type { PaperContent } from './paperContent';

/** A credit note has the template of the invoice that it takes back. */
const kinds = {
  CONFIRMATION: 'ORDER_CONFIRMATION',
  INVOICE: 'INVOICE',
  CREDIT_NOTE: 'INVOICE',
} as const satisfies Record<PaperContent['kind'], ReportKind>;

interface Paper {
  content: PaperContent;
  /** The selling broker; null: the provider. */
  broker: string | null;
  isLastTry: boolean;
}

/** The PDF of an order document by the seller's template. Errors: those of `renderReport`. */
export async function renderPaper(
  call: Call,
  store: FileStore,
  { content, broker, isLastTry }: Paper,
): Promise<Buffer> {
  const { language } = content;
  const brand = await brandOfBroker(call, broker);
  const used = await templateOfOrder(asSystem(call, CATALOGUE_ID), store, {
    broker,
    kind: kinds[content.kind],
    language,
  });
  const { pdf } = await renderWith(
    used,
    {
      of: 'order',
      context: buildOrderContext(content, brand),
      language,
      // Logos of brokers are stored with the catalogue.
      images: reportImages(store, [CATALOGUE_ID], null),
      accent: brand?.accent ?? null,
    },
    { isLastTry },
  );
  return pdf;
}
