import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { newId } from '@plumbline/resources/language/ids';
import { useTranslate } from 'react-admin';
import type { Preparation } from './preparations';

interface PreparationsEditorProps {
  value: readonly Preparation[];
  onChange: (value: Preparation[]) => void;
}

const most = 30;

/** Edits the preparations of an appointment, one line each. */
export function PreparationsEditor({ value, onChange }: PreparationsEditorProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 860 }}>
      {value.map((item, index) => (
        <Box key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <TextField
            fullWidth
            multiline
            size="small"
            label={translate('planning.preparations.item', { number: index + 1 })}
            value={item.name}
            onChange={({ target }) =>
              onChange(value.map((one) => (one === item ? { ...one, name: target.value } : one)))
            }
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <IconButton
            aria-label={translate('planning.preparations.remove', { name: item.name || String(index + 1) })}
            onClick={() => onChange(value.filter((one) => one !== item))}
            sx={{ width: 44, height: 44 }}
          >
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
      {value.length < most && (
        <Button
          startIcon={<AddRounded />}
          onClick={() => onChange([...value, { id: newId(), name: '', isDone: false }])}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {translate('planning.preparations.add')}
        </Button>
      )}
    </Box>
  );
}
