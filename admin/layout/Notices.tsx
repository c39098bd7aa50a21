import { Notification } from 'react-admin';

/** Short messages below the app bar, where they cover neither the save button nor the phone's menu. */
export const Notices = () => (
  <Notification
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    autoHideDuration={6000}
    sx={{ mt: '44px', '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap' } }}
  />
);
