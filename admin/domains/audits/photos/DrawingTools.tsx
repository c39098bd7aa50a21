import ArrowOutwardOutlined from '@mui/icons-material/ArrowOutwardOutlined';
import PanoramaFishEyeOutlined from '@mui/icons-material/PanoramaFishEyeOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TextFieldsOutlined from '@mui/icons-material/TextFieldsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type MarkKind, markKinds, photoLimits } from '@plumbline/resources/language/fields/types/photoNotes';
import { useTranslate } from 'react-admin';

const icons: Record<MarkKind, typeof ArrowOutwardOutlined> = {
  arrow: ArrowOutwardOutlined,
  circle: PanoramaFishEyeOutlined,
  measure: StraightenOutlined,
  text: TextFieldsOutlined,
};

interface DrawingToolsProps {
  tool: MarkKind | null;
  text: string;
  canUndo: boolean;
  onTool: (tool: MarkKind | null) => void;
  onText: (text: string) => void;
  onUndo: () => void;
}

/** What to draw with, the text beside it, and taking back the last mark. */
export function DrawingTools({ tool, text, canUndo, onTool, onText, onUndo }: DrawingToolsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        value={tool}
        onChange={(_event, chosen: MarkKind | null) => onTool(chosen)}
        aria-label={translate('audit.photos.drawing')}
      >
        {markKinds.map((kind) => {
          const Icon = icons[kind];
          const name = translate(`audit.photos.tool.${kind}`);
          return (
            <ToggleButton
              key={kind}
              value={kind}
              aria-label={name}
              title={name}
              sx={{ width: 52, height: 48 }}
            >
              <Icon />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <IconButton
        disabled={!canUndo}
        onClick={onUndo}
        aria-label={translate('audit.photos.undoMark')}
        sx={{ width: 48, height: 48 }}
      >
        <UndoOutlined />
      </IconButton>
      {tool && (
        <TextField
          size="small"
          label={translate('audit.photos.markText')}
          value={text}
          onChange={({ target }) => onText(target.value)}
          slotProps={{ htmlInput: { maxLength: photoLimits.markText } }}
          sx={{ flex: '1 1 160px' }}
        />
      )}
    </Stack>
  );
}
