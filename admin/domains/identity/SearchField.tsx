import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextField
    size="small"
    type="search"
    value={value}
    placeholder={label}
    onChange={(event) => onChange(event.target.value)}
    sx={{ flex: { md: '1 1 240px' }, maxWidth: { md: 480 }, width: { xs: '100%', md: 'auto' } }}
    slotProps={{
      htmlInput: { 'aria-label': label, maxLength: 100 },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchOutlined fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
  />
);
