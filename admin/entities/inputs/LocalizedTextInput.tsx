import { Box, TextField } from '@mui/material';
import { type Localized, languages, localized } from '@plumbline/resources/language/languages';
import { large } from '../../kit/theme/large';
import type { InputProps } from './inputProps';
import { LanguageTabs } from './LanguageTabs';
import { useTextLanguage } from './TextLanguage';
import { useFieldInput } from './useFieldInput';

/** A text in several languages: one is edited at a time, the tabs show which exist. */
export function LocalizedTextInput({ field, source, label }: InputProps<'localizedText'>) {
  const { language, setLanguage } = useTextLanguage();
  const input = useFieldInput<Localized>(source);
  const texts = input.value ?? {};
  const change = (text: string) => {
    const next: Localized = { ...texts, [language]: text };
    if (text === '') delete next[language];
    input.change(Object.keys(next).length > 0 ? next : null);
  };
  return (
    <Box sx={(theme) => ({ position: 'relative', [large(theme)]: { pt: '42px' } })}>
      <TextField
        id={input.id}
        label={`${label} (${language.slice(0, 2).toUpperCase()})`}
        required={field.required ?? false}
        multiline={field.multiline || field.max > 150}
        minRows={field.multiline ? 2 : 1}
        maxRows={14}
        value={texts[language] ?? ''}
        placeholder={localized(texts, language)}
        onChange={(event) => change(event.target.value)}
        onBlur={input.blur}
        error={Boolean(input.problem)}
        helperText={input.problem}
        inputRef={input.ref}
        // The tabs overlap its edge: with the multiline default padding too little of the text could be clicked.
        sx={{
          '& .MuiInputBase-multiline': { p: 0 },
          '& .MuiInputBase-multiline .MuiInputBase-input': { padding: '8.5px 14px' },
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: language.slice(0, 2) } }}
      />
      <Box
        sx={(theme) => ({
          position: 'absolute',
          right: 8,
          top: 0,
          transform: 'translateY(-50%)',
          backgroundColor: 'background.paper',
          px: 0.25,
          lineHeight: 0,
          // Large tabs would cover the text: on touch devices they are placed above it.
          [large(theme)]: { transform: 'none', backgroundColor: 'transparent', right: 0 },
        })}
      >
        <LanguageTabs
          value={language}
          onChange={setLanguage}
          filled={languages.filter((one) => texts[one])}
        />
      </Box>
    </Box>
  );
}
