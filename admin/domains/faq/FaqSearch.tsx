import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Filters the questions while typing. */
export function FaqSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const translate = useTranslate();
  const label = translate('dashboard.faq.search');
  return (
    <TextField
      type="search"
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
