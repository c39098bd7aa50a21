import { Alert, Button } from '@mui/material';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Tells of a changed pin, with a button to undo it. */
export function PinNotice({ text, onUndo }: { text: string; onUndo: () => Promise<unknown> }) {
  const translate = useTranslate();
  const { resetNotifications } = useNotificationContext();
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          variant="text"
          onClick={() => {
            resetNotifications();
            void onUndo();
          }}
        >
          {translate('floorPlans.edit.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
