import type { SvgIconComponent } from '@mui/icons-material';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import type { GeneratorState } from '@plumbline/resources/rules/dataGenerator/index';
import { useTranslate } from 'react-admin';
import { StatusChip, type Tone } from '../../entities/StatusChip';

const looks: Readonly<Record<GeneratorState, { tone: Tone; icon: SvgIconComponent }>> = {
  waiting: { tone: 'neutral', icon: HourglassEmptyOutlined },
  running: { tone: 'info', icon: AutorenewOutlined },
  done: { tone: 'success', icon: CheckCircleOutlined },
  cancelled: { tone: 'warning', icon: BlockOutlined },
  stopped: { tone: 'error', icon: ErrorOutlineOutlined },
  removing: { tone: 'info', icon: DeleteSweepOutlined },
  partlyRemoved: { tone: 'warning', icon: DeleteSweepOutlined },
  removed: { tone: 'neutral', icon: DeleteOutlined },
};

export function RunState({ state }: { state: GeneratorState }) {
  const translate = useTranslate();
  return <StatusChip {...looks[state]} label={translate(`choices.generatorState.${state}`)} />;
}
