import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../base/pages/html';
import type { MailBrand } from '../brands';

/** Content-ID of the inline logo. */
export const logoId = 'logo';

/** Footer of a mail: the broker's logo, 35 pixels high, else its name; without a broker the product's logo and name. */
export const signature = (brand: MailBrand | null): Markup =>
  html`<p style="height:35px;line-height:35px;font-weight:bold">${footOf(brand)}</p>`;

function footOf(brand: MailBrand | null): Markup | string {
  if (brand) return brand.logo ? logoImage(brand.name) : brand.name;
  // Decorative: its name follows as text.
  return html`${logoImage('')} ${productNameOf(null)}`;
}

/** The mail with the name instead of the logo, if the logo cannot be read. */
export const withoutLogo = (mail: string, brand: MailBrand | null): string =>
  brand
    ? mail.replace(logoImage(brand.name).markup, () => html`${brand.name}`.markup)
    : mail.replace(`${logoImage('').markup} `, '');

/** Whether the mail refers to the inline logo. */
export const showsLogo = (mail: string): boolean => mail.includes(`src="cid:${logoId}"`);

const logoImage = (name: string): Markup =>
  html`<img src="cid:${logoId}" alt="${name}" height="35" style="height:35px">`;
