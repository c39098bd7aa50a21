import type { SvgIconComponent } from '@mui/icons-material';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import type { StepIcon } from '@plumbline/resources/language/steps';

export const stepIcons: Record<StepIcon, SvgIconComponent> = {
  archive: ArchiveOutlined,
  complete: TaskAltOutlined,
  find: LocationOnOutlined,
  lock: LockOutlined,
  lose: WrongLocationOutlined,
  reopen: ReplayOutlined,
  resign: EventBusyOutlined,
  scrap: DeleteForeverOutlined,
  start: PlayCircleOutlined,
  unarchive: UnarchiveOutlined,
  unlock: LockOpenOutlined,
  unresign: EventAvailableOutlined,
  unscrap: RestoreFromTrashOutlined,
};
