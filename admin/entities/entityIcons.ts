import { icons } from 'virtual:entity-icons';
import type { SvgIconComponent } from '@mui/icons-material';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** The icon named in the definition; an unknown name fails the build. */
export const entityIcon = (entity: AnyEntity): SvgIconComponent => icons[entity.icon] ?? CategoryOutlined;
