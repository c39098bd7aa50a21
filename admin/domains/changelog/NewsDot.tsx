import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { useHasNews } from './useHasNews';

/** Dot beside the menu entry while there is unread news. */
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
