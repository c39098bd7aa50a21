import type { SvgIconComponent } from '@mui/icons-material';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import QrCodeOutlined from '@mui/icons-material/QrCodeOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsRemoteOutlined from '@mui/icons-material/SettingsRemoteOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TaskOutlined from '@mui/icons-material/TaskOutlined';
import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Icons that definitions name; a test sees to it that none is missing. All of MUI's would be 10 MB. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  ApartmentOutlined,
  AttachFileOutlined,
  BugReportOutlined,
  BusinessOutlined,
  CampaignOutlined,
  BookmarkBorderOutlined,
  CategoryOutlined,
  ChecklistOutlined,
  ContactsOutlined,
  DescriptionOutlined,
  MailOutlined,
  DevicesOutlined,
  DynamicFormOutlined,
  EventOutlined,
  EventRepeatOutlined,
  FactCheckOutlined,
  GavelOutlined,
  HandshakeOutlined,
  HelpOutlineOutlined,
  HistoryEduOutlined,
  Inventory2Outlined,
  KeyOutlined,
  NewReleasesOutlined,
  PaletteOutlined,
  PersonOutlined,
  PlaceOutlined,
  PlaylistAddCheckOutlined,
  PrivacyTipOutlined,
  QrCode2Outlined,
  QrCodeOutlined,
  ReportProblemOutlined,
  RuleOutlined,
  SellOutlined,
  SettingsRemoteOutlined,
  ShoppingCartOutlined,
  ShortTextOutlined,
  SupportAgentOutlined,
  UpdateOutlined,
  VpnKeyOutlined,
  TaskOutlined,
  ViewListOutlined,
  VisibilityOffOutlined,
  WidgetsOutlined,
};

export const hasIcon = (entity: AnyEntity): boolean => entity.icon in icons;
export const entityIcon = (entity: AnyEntity): SvgIconComponent => icons[entity.icon] ?? CategoryOutlined;
