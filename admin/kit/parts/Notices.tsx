import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';
import { useLocation } from 'react-router-dom';

/**
 * Notifications placed clear of the save button and the phone's menu: below the app bar, or over it where the content
 * begins with controls. Errors are dismissed on navigation; successes stay, because they often navigate themselves.
 */
export function Notices() {
  const { pathname } = useLocation();
  const notices = useNotificationContext();
  const { notifications, setNotifications } = notices;
  const shown = useRef<NotificationPayload | undefined>(undefined);
  const before = useRef(pathname);
  const [round, setRound] = useState(0);
  const context = useMemo(
    () => ({
      ...notices,
      takeNotification() {
        shown.current = notices.takeNotification() ?? undefined;
        return shown.current;
      },
    }),
    [notices],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told from now on is the next screen's
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setNotifications((all) => all.filter((notice) => !(isFault(notice) && notifications.includes(notice))));
    // A new key mounts it with the pending notifications only.
    if (isFault(shown.current)) setRound((count) => count + 1);
  }, [pathname]);
  return (
    <NotificationContext.Provider value={context}>
      <Notification
        key={round}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        autoHideDuration={6000}
        sx={{ mt: { xs: 0, sm: '44px' }, '& .MuiSnackbarContent-message': { whiteSpace: 'pre-wrap' } }}
      />
    </NotificationContext.Provider>
  );
}

const isFault = (notice: NotificationPayload | undefined): boolean => notice?.type === 'error';
