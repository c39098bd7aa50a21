import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../data/words/i18nProvider';
import { large } from '../../kit/theme/large';

interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
  filled?: readonly Language[];
}

/** Tabs PL DE EN HU; languages with a text are marked. */
export function LanguageTabs({ value, onChange, filled = [] }: LanguageTabsProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('shell.form.textLanguage')}
      onChange={(_event, next: Language | null) => {
        if (next) onChange(next);
      }}
    >
      {languages.map((language) => (
        <ToggleButton
          key={language}
          value={language}
          aria-label={`${language.slice(0, 2).toUpperCase()} – ${languageNames[language]}${filled.includes(language) ? `, ${translate('shell.form.filled')}` : ''}`}
          sx={(theme) => ({
            px: 0.875,
            py: 0.125,
            minHeight: 24,
            fontSize: '0.6875rem',
            fontWeight: 600,
            lineHeight: 1.6,
            border: 'none',
            borderRadius: 0.75,
            gap: 0.5,
            [large(theme)]: { minHeight: 44, minWidth: 48, px: 1.25 },
          })}
        >
          {language.slice(0, 2).toUpperCase()}
          <span
            aria-hidden
            style={{
              width: 5,
              height: 5,
              borderRadius: 3,
              background: 'currentColor',
              opacity: filled.includes(language) ? 0.9 : 0.15,
            }}
          />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
