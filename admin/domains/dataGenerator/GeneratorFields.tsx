import { Box, InputAdornment, MenuItem, TextField } from '@mui/material';
import { generatorBranch } from '@plumbline/resources/language/choices/choices';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import { languages } from '@plumbline/resources/language/languages';
import { mostPieces, mostYears } from '@plumbline/resources/rules/dataGenerator/index';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../data/words/i18nProvider';
import { useFormat } from '../../data/words/useFormat';
import type { GeneratorAccount, GeneratorInput } from './useGenerator';

interface GeneratorFieldsProps {
  accounts: readonly GeneratorAccount[];
  input: GeneratorInput;
  errors: Readonly<Record<string, FieldError>>;
  onChange: (values: Partial<GeneratorInput>) => void;
}

/** Account and amounts to generate; values are validated by the server. */
export function GeneratorFields({ accounts, input, errors, onChange }: GeneratorFieldsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const common = (name: keyof GeneratorInput, hint?: string) => {
    const wrong = errors[name];
    return {
      fullWidth: true,
      required: true,
      label: translate(`dataGenerator.field.${name}`),
      error: wrong !== undefined,
      helperText: wrong ? translate(wrong.message, wrong.args) : hint,
    } as const;
  };
  const number = (name: 'pieces' | 'years' | 'deficiencyShare', hint: string, unit?: string) => (
    <TextField
      {...common(name, hint)}
      type="number"
      value={Number.isNaN(input[name]) ? '' : input[name]}
      onChange={({ target }) => onChange({ [name]: target.value === '' ? Number.NaN : Number(target.value) })}
      slotProps={{
        htmlInput: { inputMode: 'numeric', min: 0, step: 1 },
        ...(unit ? { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } } : {}),
      }}
    />
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: { sm: 'repeat(2, 1fr)' } }}
    >
      <TextField
        {...common('account', translate('dataGenerator.hint.account'))}
        select
        value={input.account}
        onChange={({ target }) => onChange({ account: target.value })}
        sx={{ gridColumn: { sm: '1 / -1' } }}
      >
        {accounts.map(({ id, companyName, instanceType }) => (
          <MenuItem key={id} value={id}>
            {companyName} · {translate(`choices.instanceType.${instanceType}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...common('branch')}
        select
        value={input.branch}
        onChange={({ target }) =>
          onChange({ branch: generatorBranch.values.find((one) => one === target.value) ?? 'warehouse' })
        }
      >
        {generatorBranch.values.map((branch) => (
          <MenuItem key={branch} value={branch}>
            {translate(`choices.generatorBranch.${branch}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...common('language', translate('dataGenerator.hint.language'))}
        select
        value={input.language}
        onChange={({ target }) =>
          onChange({ language: languages.find((one) => one === target.value) ?? 'pl-PL' })
        }
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language} lang={language.slice(0, 2)}>
            {languageNames[language]}
          </MenuItem>
        ))}
      </TextField>
      {number('pieces', translate('dataGenerator.hint.pieces', { most: format.number(mostPieces) }))}
      {number('years', translate('dataGenerator.hint.years', { most: mostYears }))}
      {number('deficiencyShare', translate('dataGenerator.hint.deficiencyShare'), '%')}
    </Box>
  );
}
