import type { SvgIconComponent } from '@mui/icons-material';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import type { AnyEntity } from '@plumbline/resources/defineEntity';

/** Icons that definitions name; a test sees to it that none is missing. All of MUI's would be 10 MB. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  ApartmentOutlined,
  AttachFileOutlined,
  BusinessOutlined,
  CategoryOutlined,
  ChecklistOutlined,
  ContactsOutlined,
  DescriptionOutlined,
  EventOutlined,
  FactCheckOutlined,
  Inventory2Outlined,
  PersonOutlined,
  PlaceOutlined,
  ReportProblemOutlined,
  RuleOutlined,
  ShortTextOutlined,
  WidgetsOutlined,
};

export const hasIcon = (entity: AnyEntity): boolean => entity.icon in icons;
export const entityIcon = (entity: AnyEntity): SvgIconComponent => icons[entity.icon] ?? CategoryOutlined;
