import { isLegalTextKind, type LegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import { redirectOf } from '../../kit/routes/redirects';

/** The legal text at a path, also after redirects; null: none. */
export function informationAt(pathname: string): LegalTextKind | null {
  const kind = (redirectOf(pathname) ?? pathname).match(/^\/start\/informations\/([\w-]+)\/?$/)?.[1];
  if (kind === 'rodo') return 'privacy-policy';
  return isLegalTextKind(kind) ? kind : null;
}
