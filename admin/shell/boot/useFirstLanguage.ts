import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ownLanguage } from './ownLanguage';

/** On a device where the person has not chosen a language, the person's own: also where somebody else chose one before. */
export function useFirstLanguage(): void {
  const { user, language } = useActor();
  const [chosen, choose] = useStore<string | undefined>('locale');
  const [by, setBy] = useStore<string | undefined>('localeBy');
  useEffect(() => {
    const own = ownLanguage({ chosen, by }, { user, language });
    if (own) choose(own);
    if (by !== user) setBy(user);
  }, [chosen, choose, by, setBy, user, language]);
}
