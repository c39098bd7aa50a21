import type { Typed } from '../../entities/typedRecords';

interface SellerInMails {
  name: string;
  phone: string;
  email: string;
}

/** A broker's name for mails, with the support contacts that it or one above it has; `line`: nearest first. */
export const sellerInMails = (line: readonly Typed<'brokers'>[]): SellerInMails => ({
  name: line[0]?.name ?? '',
  phone: line.find(({ supportPhone }) => supportPhone)?.supportPhone ?? '',
  email: line.find(({ supportEmail }) => supportEmail)?.supportEmail ?? '',
});
