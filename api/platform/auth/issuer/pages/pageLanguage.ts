import type { IncomingMessage } from 'node:http';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from '@plumbline/resources/language/languages';

export const languageCookie = 'plumbline-language';

/**
 * The language of a page: `lang` of the query, else `ui_locales` of the app (OpenID Connect Core 3.1.2.1), else the
 * cookie, else Polish.
 */
export function languageOf(req: IncomingMessage, wished?: unknown): Language {
  const chosen = new URL(req.url ?? '/', 'http://page').searchParams.get('lang');
  if (isLanguage(chosen)) return chosen;
  return fromLocales(wished) ?? fromCookie(req) ?? defaultLanguage;
}

function fromLocales(wished: unknown): Language | undefined {
  for (const locale of typeof wished === 'string' ? wished.split(' ') : []) {
    const found = languages.find(
      (language) => language === locale || language.slice(0, 2) === locale.slice(0, 2).toLowerCase(),
    );
    if (found) return found;
  }
  return undefined;
}

function fromCookie(req: IncomingMessage): Language | undefined {
  const value = (req.headers.cookie ?? '').match(/(?:^|;\s*)plumbline-language=([a-zA-Z-]+)/)?.[1];
  return isLanguage(value) ? value : undefined;
}
