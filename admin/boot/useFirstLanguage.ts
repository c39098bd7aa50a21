import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useActor } from './ActorProvider';

/** On a device where no language was chosen yet, the person's own. */
export function useFirstLanguage(): void {
  const { language } = useActor();
  const [chosen, choose] = useStore<string | undefined>('locale');
  useEffect(() => {
    if (!chosen) choose(language);
  }, [chosen, choose, language]);
}
