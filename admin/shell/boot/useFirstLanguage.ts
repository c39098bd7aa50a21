import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ownLanguage } from './ownLanguage';

/** Switches to the user's language, unless this user chose a language on this device. */
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
