import type { Language } from '@plumbline/resources/language/languages';
import { rememberOwn } from '../rememberOwn';

/**
 * A language chosen on the screen becomes the person's own: mails and other devices follow. What the session knows of the
 * language is as old as its token, so the person who chooses and goes back is believed, too.
 */
export const rememberLanguage = (language: Language): Promise<void> => rememberOwn({ language });
