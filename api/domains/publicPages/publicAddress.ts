import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';

/** The address of a code's public page, as labels carry it. */
export const publicAddress = (origin: string, code: string): string => `${origin}${publicPath(code)}`;
