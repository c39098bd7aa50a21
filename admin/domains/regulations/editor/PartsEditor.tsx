import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Drawer, Typography, useMediaQuery } from '@mui/material';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { itemLabel } from '../../../data/words/labels';
import { FieldGroup } from '../../../entities/inputs/FieldGroup';
import type { InputProps } from '../../../entities/inputs/inputProps';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { EditorToolbar } from './EditorToolbar';
import { PartBlock } from './PartBlock';
import { moveCheckpoint, movePart, placeOf, stepCheckpoint } from './partsModel';
import { useDrag } from './useDrag';
import { handleOf, usePartsEditing } from './usePartsEditing';

const ChecklistPreview = lazyPart(() =>
  import('../preview/ChecklistPreview').then((module) => module.ChecklistPreview),
);

/** Editor of the parts and checkpoints of a regulation: edit, sort, duplicate, remove, undo, preview. */
export function PartsEditor({ entity, field, source, label }: InputProps<'list'>) {
  const translate = useTranslate();
  const editing = usePartsEditing(entity, source, field);
  const { parts, arrange, problem } = editing;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [said, setSaid] = useState('');
  const hasRoom = useMediaQuery('(min-width: 1360px)');
  const shown = useDeferredValue(parts);
  const drag = useDrag({
    drop: (dropped, target) =>
      arrange(
        dropped.kind === 'part'
          ? movePart(parts, dropped.id, target.index)
          : moveCheckpoint(parts, dropped.id, target),
      ),
    step: ({ kind, id }, step) => {
      const index = parts.findIndex((part) => part.id === id);
      const next =
        kind === 'part'
          ? movePart(parts, id, step < 0 ? index - 1 : index + 2)
          : stepCheckpoint(parts, id, step);
      arrange(next);
      setSaid(translate('regulation.editor.movedTo', { place: numberOf(next, id) }));
      // React moves the DOM node, which loses the focus.
      requestAnimationFrame(() => document.getElementById(handleOf(id))?.focus());
    },
  });
  const checkpoints = translate(itemLabel(entity, 'parts', 'checkpoints'));
  const title = `${label}: ${parts.length} · ${checkpoints}: ${parts.flatMap(checkpointsOf).length}`;
  const preview = <ChecklistPreview parts={shown} onClose={() => setPreviewOpen(false)} />;
  return (
    <FieldGroup label={parts.length > 0 ? title : label} problem={problem}>
      {(parts.length > 0 || editing.lastStep) && (
        <EditorToolbar
          parts={parts}
          lastStep={editing.lastStep}
          isPreviewOpen={isPreviewOpen}
          onUndo={editing.undo}
          onFoldAll={editing.foldAll}
          isAllFolded={parts.length > 0 && parts.every(({ id }) => editing.folded.has(id))}
          onPreview={() => setPreviewOpen(!isPreviewOpen)}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: isPreviewOpen && hasRoom ? 'minmax(0, 1fr) 392px' : 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {parts.length === 0 && (
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ border: 1, borderColor: 'divider', borderStyle: 'dashed', borderRadius: 1, p: 2, mb: 1 }}
            >
              {translate('regulation.editor.empty')}
            </Typography>
          )}
          {parts.map((part, index) => (
            <PartBlock
              key={part.id}
              entity={entity}
              field={field}
              part={part}
              index={index}
              editing={editing}
              drag={drag}
            />
          ))}
          <Button variant="outlined" startIcon={<AddOutlined />} onClick={editing.addPart} sx={{ mt: 1 }}>
            {translate('regulation.editor.addPart')}
          </Button>
        </Box>
        {isPreviewOpen && hasRoom && (
          <Box sx={{ position: 'sticky', top: 72, height: 'calc(100dvh - 160px)' }}>{preview}</Box>
        )}
      </Box>
      {!hasRoom && (
        <Drawer
          anchor="right"
          // Above the app bar, whose z-index is above that of drawers.
          sx={{ zIndex: (theme) => theme.zIndex.modal }}
          open={isPreviewOpen}
          onClose={() => setPreviewOpen(false)}
          slotProps={{ paper: { 'aria-label': translate('regulation.editor.preview') } }}
        >
          <Box sx={{ width: 'min(100vw, 420px)', height: '100dvh', p: { xs: 0, sm: 1.5 } }}>{preview}</Box>
        </Drawer>
      )}
      <Box
        aria-live="polite"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </FieldGroup>
  );
}

function numberOf(parts: Parameters<typeof placeOf>[0], id: string): string {
  const place = placeOf(parts, id);
  const part = parts.findIndex((one) => one.id === (place?.part ?? id));
  return place ? `${part + 1}.${place.index + 1}` : String(part + 1);
}
