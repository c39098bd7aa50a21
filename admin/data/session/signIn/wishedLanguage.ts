import { defaultLanguage, isLanguage } from '@plumbline/resources/language/languages';
import { keptSettings } from '../../../kit/settings/keptSettings';

/**
 * In which language the sign-in page is asked for. None where the screens merely speak the default because nobody has
 * chosen on this device: that page then keeps to the language it last spoke, such as that of a mailed link.
 */
export function wishedLanguage(language?: string): string | undefined {
  const isChosen = language !== defaultLanguage || isLanguage(keptSettings.getItem('locale'));
  return isChosen ? language : undefined;
}
