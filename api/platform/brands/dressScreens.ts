import {
  type Brand,
  iconAddress,
  manifestAddress,
  productNameOf,
} from '@plumbline/resources/rules/brands/brand';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { html } from '../../base/pages/html';
import { findVisit } from './brandOfRequest';

/**
 * The app's page in the visitor's brand: title, icons, manifest and, in a `meta`, the brand the app starts with before
 * anyone has signed in.
 */
export const dressScreens =
  (api: Pick<Api, 'db' | 'config'>) =>
  async (req: Request, page: string): Promise<string> =>
    dressPage(page, (await findVisit(api, req)).brand);

export function dressPage(page: string, brand: Brand | null): string {
  const named = page.replace('<title></title>', () => html`<title>${productNameOf(brand)}</title>`.markup);
  if (!brand) return named;
  const icon = iconAddress(brand);
  return named
    .replace(/<link rel="icon"[^>]*>/, () => html`<link rel="icon" href="${icon}" type="image/png">`.markup)
    .replace(
      /<link rel="apple-touch-icon"[^>]*>/,
      () => html`<link rel="apple-touch-icon" href="${icon}">`.markup,
    )
    .replace(
      /<link rel="manifest"[^>]*>/,
      () => html`<link rel="manifest" href="${manifestAddress(brand)}">`.markup,
    )
    .replace(
      '<title>',
      () => `${html`<meta name="brand" content="${JSON.stringify(brand)}">`.markup}\n    <title>`,
    );
}
