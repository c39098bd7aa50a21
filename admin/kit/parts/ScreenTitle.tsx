import { useTranslate } from 'react-admin';
import { usePageTitle } from '../manners/usePageTitle';

/** Names the window until the screen itself knows a better name. */
export function ScreenTitle({ title }: { title: string }) {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return null;
}
