import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Localized } from '@plumbline/resources/language/languages';
import type { Call } from '../../../entities/call';
import { brandOfAccount } from '../../../platform/brands/brandOf';
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
  const brand = await brandOfAccount(db, instance);
  if (!brand) return null;
  const { reportLogo, reportFooter }: { reportLogo: FileValue | null; reportFooter: Localized | null } =
    await db('brokers').where({ id: brand.broker }).first('reportLogo', 'reportFooter');
  return {
    name: brand.name,
    logo: reportLogo?.hash ?? brand.logo,
    footer: reportFooter,
    accent: brand.colors && printColor(brand.colors),
  };
}
