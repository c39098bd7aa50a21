import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { newLabel } from '../../../data/words/labels';

/** The picker's entry for creating a new row, with the typed text as its name. */
export function CreateEntry({ entity, typed }: { entity: AnyEntity; typed: string }) {
  const translate = useTranslate();
  return (
    <>
      <AddOutlined aria-hidden color="primary" fontSize="small" sx={{ mr: 1 }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'primary.main' }}>
          {translate(newLabel(entity), { _: translate('shell.action.create') })}
        </Box>
        <Box sx={{ fontSize: '0.78125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {typed.trim()}
        </Box>
      </Box>
    </>
  );
}
