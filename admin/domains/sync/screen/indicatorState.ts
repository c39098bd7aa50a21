import type { SvgIconComponent } from '@mui/icons-material';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import NetworkCheckOutlined from '@mui/icons-material/NetworkCheckOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import SyncProblemOutlined from '@mui/icons-material/SyncProblemOutlined';
import type { ConnectionView, OutboxView } from '../../../data/offline/types';

export type IndicatorState =
  | 'refused'
  | 'signIn'
  | 'forced'
  | 'offline'
  | 'syncing'
  | 'waiting'
  | 'slow'
  | 'synced';

/** The most important state: those that need a decision before temporary ones. */
export function indicatorState(
  { refused, waiting, isSyncing, pause }: OutboxView,
  { isOnline, isForcedOffline, isSlow }: ConnectionView,
): IndicatorState {
  if (refused > 0) return 'refused';
  if (!isOnline) return isForcedOffline ? 'forced' : 'offline';
  if (waiting > 0 && pause === 'signedOut') return 'signIn';
  if (waiting > 0) return isSyncing ? 'syncing' : 'waiting';
  return isSlow ? 'slow' : 'synced';
}

export const indicatorLook: Record<IndicatorState, { icon: SvgIconComponent; color: string }> = {
  refused: { icon: SyncProblemOutlined, color: 'error.main' },
  signIn: { icon: LoginOutlined, color: 'warning.main' },
  forced: { icon: CloudOffOutlined, color: 'text.secondary' },
  offline: { icon: CloudOffOutlined, color: 'warning.main' },
  syncing: { icon: SyncOutlined, color: 'text.secondary' },
  waiting: { icon: CloudUploadOutlined, color: 'text.secondary' },
  slow: { icon: NetworkCheckOutlined, color: 'warning.main' },
  synced: { icon: CloudDoneOutlined, color: 'success.main' },
};
