import { useTranslate } from 'react-admin';
import { usePageTitle } from '../behaviour/usePageTitle';

/** Sets the document's title until the screen sets its own. */
export function ScreenTitle({ title }: { title: string }) {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return null;
}
