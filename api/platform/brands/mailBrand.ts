import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { logoAddress } from '@plumbline/resources/rules/brands/brand';
import type { Api } from '../../base/context/context';
import { brandOfAccount } from './brandOf';
import { pageColors } from './pageColors';

/** What a mail shows of a broker: its name, the address of its logo, and a colour that can be read on white. */
export interface MailBrand {
  name: string;
  logo: string | null;
  color: string | null;
}

/** The looks of mails to people of an account; null for the product's own. */
export async function mailBrandOf(
  api: Pick<Api, 'db' | 'config'>,
  instance: string | undefined,
): Promise<MailBrand | null> {
  return mailBrand(api, instance ? await brandOfAccount(api.db, instance) : null);
}

/** What a mail shows of these looks. */
export function mailBrand({ config }: Pick<Api, 'config'>, brand: Brand | null): MailBrand | null {
  if (!brand) return null;
  const logo = logoAddress(brand);
  return {
    name: brand.name,
    logo: logo && `${config.origin}${logo}`,
    color: brand.colors && pageColors(brand.colors).light.main,
  };
}
