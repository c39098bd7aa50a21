import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../words';
import { useLanguageChoice } from './useLanguageChoice';

/** Toggle buttons for the four languages, in the settings. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const { language, choose, question } = useLanguageChoice();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={translate('shell.language.label')}
        onChange={(_event, next: Language | null) => {
          if (next) choose(next);
        }}
      >
        {languages.map((one) => (
          <ToggleButton key={one} value={one} lang={one.slice(0, 2)} sx={{ px: 1.25, py: 0.5 }}>
            {languageNames[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {question}
    </>
  );
}
