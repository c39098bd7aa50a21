import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../base/pages/html';
import type { MailBrand } from '../brands';

/** Content-ID of the logo that travels with the mail. */
export const logoId = 'logo';

/** The foot of a mail: the broker's logo, 35 pixels high, else its name; without a broker the product's logo and name. */
export const signature = (brand: MailBrand | null): Markup =>
  html`<p style="height:35px;line-height:35px;font-weight:bold">${footOf(brand)}</p>`;

function footOf(brand: MailBrand | null): Markup | string {
  if (brand) return brand.logo ? logoImage(brand.name) : brand.name;
  // Beside its name the picture says nothing of its own.
  return html`${logoImage('')} ${productNameOf(null)}`;
}

/** The mail without the picture, where the logo cannot be read: the name stands there. */
export const withoutLogo = (mail: string, brand: MailBrand | null): string =>
  brand
    ? mail.replace(logoImage(brand.name).markup, () => html`${brand.name}`.markup)
    : mail.replace(`${logoImage('').markup} `, '');

/** Whether the mail shows a picture that has to travel with it. */
export const showsLogo = (mail: string): boolean => mail.includes(`src="cid:${logoId}"`);

const logoImage = (name: string): Markup =>
  html`<img src="cid:${logoId}" alt="${name}" height="35" style="height:35px">`;
