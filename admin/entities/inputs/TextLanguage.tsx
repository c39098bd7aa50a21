import type { Language } from '@plumbline/resources/language/languages';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLanguage } from '../../data/words/useLanguage';

interface TextLanguageState {
  language: Language;
  setLanguage: (language: Language) => void;
}
const TextLanguageContext = createContext<TextLanguageState | null>(null);

/** One switch per form: the language in which localized texts are shown and edited. */
export function TextLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <TextLanguageContext.Provider value={{ language, setLanguage }}>{children}</TextLanguageContext.Provider>
  );
}

export function useTextLanguage(): TextLanguageState {
  const state = useContext(TextLanguageContext);
  if (!state) throw new Error('useTextLanguage is used outside a form');
  return state;
}
