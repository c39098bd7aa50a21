import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Link } from 'react-router-dom';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Leads to the planning form; says why it does not offline, since planning works online only. */
export function PlanLink({ to, label }: { to: string; label: string }) {
  const offline = useOfflineReason();
  return (
    <ReasonButton
      component={Link}
      to={to}
      variant="outlined"
      startIcon={<EventAvailableOutlined />}
      reason={offline}
    >
      {label}
    </ReasonButton>
  );
}
