import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Leads to the planning form; says why it does not offline, since planning works online only. */
export function PlanLink({ to, label }: { to: string; label: string }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  return (
    <ReasonButton
      component={Link}
      to={to}
      variant="outlined"
      startIcon={<EventAvailableOutlined />}
      reason={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
    >
      {label}
    </ReasonButton>
  );
}
