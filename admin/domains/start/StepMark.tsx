import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';

/** Number of a step, or a tick when done. */
export function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        width: 28,
        height: 28,
        borderRadius: '50%',
        display: 'grid',
        placeContent: 'center',
        fontWeight: 600,
        fontSize: '0.8125rem',
        backgroundColor: 'action.selected',
        color: isDone ? 'success.main' : 'primary.main',
        flexShrink: 0,
      }}
    >
      {isDone ? <CheckOutlined sx={{ fontSize: 18 }} /> : <span aria-hidden>{number}</span>}
      {isDone && <span style={visuallyHidden}>{translate('shell.action.done')}</span>}
    </Box>
  );
}
