import { Notification } from 'react-admin';

/** Short messages at the bottom, above the phone's menu; long enough to be read. */
export const Notices = () => (
  <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} autoHideDuration={6000} sx={{ mb: { xs: 8, md: 1 }, '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap' } }} />
);
