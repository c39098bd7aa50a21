import type { Language } from '@plumbline/resources/language/languages';
import { rememberOwn } from '../rememberOwn';

/**
 * Saves the chosen language as the person's own, used for mails and other devices. Always sent: the session's language
 * is as old as its token, so it cannot be compared.
 */
export const rememberLanguage = (language: Language): Promise<void> => rememberOwn({ language });
