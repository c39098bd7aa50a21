import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, huHU, plPL } from '@mui/x-date-pickers/locales';
import type { Language } from '@plumbline/resources/languages';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { hu } from 'date-fns/locale/hu';
import { pl } from 'date-fns/locale/pl';
import type { ReactNode } from 'react';
import { useLanguage } from '../useLanguage';

const dates = { 'pl-PL': pl, 'de-DE': de, 'en-EN': enGB, 'hu-HU': hu } satisfies Record<Language, unknown>;
const words = { 'pl-PL': plPL, 'de-DE': deDE, 'en-EN': enUS, 'hu-HU': huHU } satisfies Record<
  Language,
  unknown
>;

/** Calendars speak the user's language. */
export function DateLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { localeText } = words[language].components.MuiLocalizationProvider.defaultProps;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={dates[language]}
      localeText={localeText}
    >
      {children}
    </LocalizationProvider>
  );
}
