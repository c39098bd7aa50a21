import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

export function TodayMark() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 0.75,
        py: 0.125,
        borderRadius: '5px',
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {translate('calendar.today')}
    </Box>
  );
}
