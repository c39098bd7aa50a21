import { TextField } from '@mui/material';
import { type Language, type Localized, localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { problemText } from '../../../entities/inputs/problemText';
import { useTextLanguage } from '../../../entities/inputs/TextLanguage';

interface PartNameProps {
  value: Localized | null;
  missing: readonly Language[];
  error: unknown;
  isNew: boolean;
  onChange: (value: Localized) => void;
  onBlur: () => void;
}

/** Inline input for the name of a part in the selected language. */
export function PartName({ value, missing, error, isNew, onChange, onBlur }: PartNameProps) {
  const translate = useTranslate();
  const { language } = useTextLanguage();
  const problem = problemText(error, translate);
  const code = language.slice(0, 2).toUpperCase();
  return (
    <TextField
      value={value?.[language] ?? ''}
      placeholder={localized(value, language) || translate('regulation.editor.partName')}
      autoFocus={isNew}
      onChange={(event) => onChange({ ...value, [language]: event.target.value })}
      onBlur={onBlur}
      error={Boolean(problem)}
      helperText={
        problem ??
        (missing.length > 0 && missing.length < 4
          ? translate('regulation.editor.missingTexts', {
              list: missing.map((one) => one.slice(0, 2).toUpperCase()).join(' · '),
            })
          : undefined)
      }
      slotProps={{
        htmlInput: {
          lang: language.slice(0, 2),
          'aria-label': `${translate('regulation.editor.partName')} (${code})`,
          style: { fontWeight: 600 },
        },
      }}
    />
  );
}
