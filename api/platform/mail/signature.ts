import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../base/pages/html';
import type { MailBrand } from '../brands';

/** Content-ID of the logo that travels with the mail. */
export const logoId = 'logo';

/** The foot of a mail: the logo, 35 pixels high, else the name. */
export const signature = (brand: MailBrand | null): Markup =>
  html`<p style="height:35px;line-height:35px;font-weight:bold">${
    brand?.logo ? logoImage(brand) : productNameOf(brand)
  }</p>`;

/** The mail without the picture, where the logo can no longer be read: its name stands there. */
export const withoutLogo = (mail: string, brand: MailBrand): string =>
  mail.replace(logoImage(brand).markup, () => html`${brand.name}`.markup);

const logoImage = ({ name }: MailBrand): Markup =>
  html`<img src="cid:${logoId}" alt="${name}" height="35" style="height:35px">`;
