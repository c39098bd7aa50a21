import { defaultLanguage, isLanguage } from '@plumbline/resources/language/languages';
import { keptSettings } from '../../../kit/settings/keptSettings';

/**
 * The language requested for the sign-in page; undefined if the app uses the default because none was chosen on this
 * device: the page then keeps its own last language, such as a mailed link's.
 */
export function wishedLanguage(language?: string): string | undefined {
  const isChosen = language !== defaultLanguage || isLanguage(keptSettings.getItem('locale'));
  return isChosen ? language : undefined;
}
