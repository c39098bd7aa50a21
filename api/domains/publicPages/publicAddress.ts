import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';

/** URL of a code's public page, as printed on labels. */
export const publicAddress = (origin: string, code: string): string => `${origin}${publicPath(code)}`;
