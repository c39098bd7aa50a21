import type { Localized } from '@plumbline/resources/language/languages';
import type { Call } from '../../../entities/call';
import { brokerOfAccount } from '../../../platform/brands/brandOf';
import { loadBrand } from '../../../platform/brands/loadBrand';
import { printColor } from '../../../platform/brands/printColor';

/** Branding of a broker for the reports of its accounts. */
export interface ReportBrand {
  name: string;
  /** Content hash; the file is stored with the catalogue. */
  logo: string | null;
  footer: Localized | null;
  /** `#RRGGBB`, readable on paper; null: the colour of the template. */
  accent: string | null;
}

/** Branding of the account's broker; null if there is none or it may not be shown. */
export const loadReportBrand = async (call: Call, instance: string): Promise<ReportBrand | null> =>
  brandOfBroker(call, await brokerOfAccount(call.db, instance));

/** Branding of a broker for the documents it issues. */
export async function brandOfBroker({ db }: Call, broker: string | null): Promise<ReportBrand | null> {
  const loaded = await loadBrand(db, broker);
  if (!loaded) return null;
  const { brand, reportLogo, reportFooter } = loaded;
  return {
    name: brand.name,
    logo: reportLogo,
    footer: reportFooter,
    accent: brand.colors && printColor(brand.colors),
  };
}
