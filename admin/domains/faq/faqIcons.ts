import type { SvgIconComponent } from '@mui/icons-material';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import QrCodeOutlined from '@mui/icons-material/QrCodeOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';

/** Icons by the names the provider enters (`iconClass`), which are those of the Material set. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  build: BuildOutlined,
  calendar_month: CalendarMonthOutlined,
  cloud_off: CloudOffOutlined,
  cloud_upload: CloudUploadOutlined,
  description: DescriptionOutlined,
  event: EventOutlined,
  group: GroupOutlined,
  lock: LockOutlined,
  mail: MailOutlined,
  qr_code: QrCodeOutlined,
  support_agent: SupportAgentOutlined,
  sync: SyncOutlined,
  vpn_key: VpnKeyOutlined,
};

export const faqIcon = (name: string | null | undefined): SvgIconComponent =>
  icons[name ?? ''] ?? HelpOutlineOutlined;
