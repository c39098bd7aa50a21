import type { Localized } from '@plumbline/resources/language/languages';
import type { Call } from '../../../entities/call';
import { brokerOfAccount } from '../../../platform/brands/brandOf';
import { loadBrand } from '../../../platform/brands/loadBrand';
import { printColor } from '../../../platform/brands/printColor';

/** How a broker who sells under its own name wants the reports of its accounts to look. */
export interface ReportBrand {
  name: string;
  /** Content hash; the file lies with the catalogue. */
  logo: string | null;
  footer: Localized | null;
  /** `#RRGGBB`, readable on paper; null: the template's own. */
  accent: string | null;
}

/** The looks of the account's broker; null where it has none or may not show them. */
export async function loadReportBrand({ db }: Call, instance: string): Promise<ReportBrand | null> {
  const loaded = await loadBrand(db, await brokerOfAccount(db, instance));
  if (!loaded) return null;
  const { brand, reportLogo, reportFooter } = loaded;
  return {
    name: brand.name,
    logo: reportLogo,
    footer: reportFooter,
    accent: brand.colors && printColor(brand.colors),
  };
}
