import { icons } from 'virtual:entity-icons';
import type { SvgIconComponent } from '@mui/icons-material';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** The icon that the definition names; the build fails where MUI has none of that name. */
export const entityIcon = (entity: AnyEntity): SvgIconComponent => icons[entity.icon] ?? CategoryOutlined;
