import type { SvgIconComponent } from '@mui/icons-material';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import QrCodeOutlined from '@mui/icons-material/QrCodeOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import type { ChoiceOf, ChoiceSet } from '@plumbline/resources/language/choices/choiceSet';
import { faqIcon } from '@plumbline/resources/language/choices/choices';

const faqIcons: Record<ChoiceOf<typeof faqIcon>, SvgIconComponent> = {
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

// Choices whose values are icons; lists, which start with the app, do without them.
const icons: Readonly<Record<string, Readonly<Record<string, SvgIconComponent>>>> = {
  [faqIcon.name]: faqIcons,
};

/** The icon that a value of the choice stands for; undefined: it stands for something else. */
export const choiceIcon = (choices: ChoiceSet, value: string): SvgIconComponent | undefined =>
  icons[choices.name]?.[value];
