import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { useHasNews } from './useHasNews';

/** Beside the menu's entry until what is new was read. */
export function NewsDot() {
  const translate = useTranslate();
  if (!useHasNews()) return null;
  return (
    <Box
      component="span"
      sx={{ width: 8, height: 8, borderRadius: '50%', backgroundColor: 'secondary.main', flexShrink: 0 }}
    >
      <span style={visuallyHidden}>{translate('dashboard.news.unread')}</span>
    </Box>
  );
}
