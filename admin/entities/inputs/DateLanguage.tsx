import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, huHU, plPL } from '@mui/x-date-pickers/locales';
import type { Language } from '@plumbline/resources/language/languages';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { hu } from 'date-fns/locale/hu';
import { pl } from 'date-fns/locale/pl';
import type { ReactNode } from 'react';
import { useLanguage } from '../../data/words/useLanguage';

const dates = { 'pl-PL': pl, 'de-DE': de, 'en-EN': enGB, 'hu-HU': hu } satisfies Record<Language, unknown>;
const wordsOf = ({ components }: typeof plPL) => components.MuiLocalizationProvider.defaultProps.localeText;
const words = {
  // Texts the library leaves in English for this language: placeholders and screen reader labels.
  'pl-PL': {
    ...wordsOf(plPL),
    fieldYearPlaceholder: ({ digitAmount }) => 'R'.repeat(digitAmount),
    fieldHoursPlaceholder: () => 'gg',
    hours: 'Godzina',
    minutes: 'Minuta',
    empty: 'Puste',
  },
  'de-DE': wordsOf(deDE),
  'en-EN': wordsOf(enUS),
  'hu-HU': wordsOf(huHU),
} satisfies Record<Language, ReturnType<typeof wordsOf>>;

/** Calendars in the user's language. */
export function DateLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={dates[language]}
      localeText={words[language]}
    >
      {children}
    </LocalizationProvider>
  );
}
