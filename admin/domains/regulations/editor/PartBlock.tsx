import AddOutlined from '@mui/icons-material/AddOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material';
import type { ChecklistPart } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useTextLanguage } from '../../../entities/inputs/TextLanguage';
import { CheckpointLine } from './CheckpointLine';
import { CheckpointPanel } from './CheckpointPanel';
import { MoveHandle } from './MoveHandle';
import { missingIn, missingOf } from './missingTexts';
import { PartName } from './PartName';
import { RowMenu } from './RowMenu';
import { dropMark, type useDrag } from './useDrag';
import type { PartsEditing } from './usePartsEditing';

interface PartBlockProps {
  entity: AnyEntity;
  field: FieldOf<'list'>;
  part: ChecklistPart;
  index: number;
  editing: PartsEditing;
  drag: ReturnType<typeof useDrag>;
}

/** A part with its name and checkpoints, one of which may be open. */
export function PartBlock({ entity, field, part, index, editing, drag }: PartBlockProps) {
  const translate = useTranslate();
  const { language } = useTextLanguage();
  const { opened, folded, generation, errorsAt } = editing;
  const points = field.fields.checkpoints;
  if (!isList(points)) return null;
  const checkpoints = checkpointsOf(part);
  const isFolded = folded.has(part.id) || drag.dragged?.kind === 'part';
  const name = localized(part.name, language) || translate('regulation.editor.partUntitled');
  const isOver = (kind: 'part' | 'checkpoint', at: number) =>
    drag.target?.kind === kind &&
    drag.target.index === at &&
    (kind === 'part' || drag.target.part === part.id);
  const place = { kind: 'part', part: part.id, index } as const;
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={`${index + 1}. ${name}`}
      data-drop-kind="part"
      data-drop={dropMark(place)}
      sx={{
        mb: 1.5,
        overflow: 'clip',
        opacity: drag.dragged?.id === part.id ? 0.5 : 1,
        boxShadow: (theme) =>
          isOver('part', index)
            ? `0 -3px 0 ${theme.palette.primary.main}`
            : isOver('part', index + 1)
              ? `0 3px 0 ${theme.palette.primary.main}`
              : 'none',
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 0.5, px: 0.5, py: 0.75, backgroundColor: 'action.hover' }}
      >
        <MoveHandle id={part.id} name={name} {...drag.handle({ kind: 'part', id: part.id })} />
        <IconButton
          onClick={() => editing.fold(part.id, !isFolded)}
          aria-expanded={!isFolded}
          aria-label={translate(isFolded ? 'regulation.editor.unfold' : 'regulation.editor.fold', { name })}
        >
          <ExpandMoreOutlined
            fontSize="small"
            sx={{ transform: isFolded ? 'rotate(-90deg)' : 'none', transition: 'transform 120ms' }}
          />
        </IconButton>
        <Typography component="span" sx={{ fontWeight: 650, minWidth: 24 }}>
          {index + 1}.
        </Typography>
        <PartName
          value={part.name}
          missing={missingIn([part.name])}
          error={errorsAt(index).name}
          isNew={editing.isMade(part.id)}
          onChange={(changed) => editing.changePart(part.id, { name: changed })}
          onBlur={editing.touch}
        />
        <Typography variant="body2" color="text.secondary" noWrap sx={{ px: 1, flexShrink: 0 }}>
          {checkpoints.length}
          {isFolded && errorsAt(index).checkpoints ? (
            <ErrorOutlineOutlined
              titleAccess={translate('shell.form.check')}
              sx={{ fontSize: 18, color: 'error.main', ml: 0.5, verticalAlign: 'text-bottom' }}
            />
          ) : null}
        </Typography>
        <RowMenu
          name={name}
          onDuplicate={() => editing.duplicatePart(part.id)}
          onRemove={() => editing.removePart(part.id)}
        />
      </Stack>
      {!isFolded && (
        <Box>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {checkpoints.map((checkpoint, at) => (
              <CheckpointLine
                key={checkpoint.id}
                id={checkpoint.id}
                part={part.id}
                index={at}
                number={`${index + 1}.${at + 1}`}
                title={localized(checkpoint.name, language)}
                type={checkpoint.type}
                isMandatory={checkpoint.isMandatory !== false}
                isConditional={Boolean(checkpoint.shownAfter)}
                demands={[checkpoint.photoAfter && 'photo', checkpoint.commentAfter && 'comment']
                  .filter(Boolean)
                  .join(' ')}
                missing={missingOf(checkpoint)
                  .map((one) => one.slice(0, 2).toUpperCase())
                  .join(' ')}
                isWrong={Object.keys(errorsAt(index, at)).length > 0}
                isOpen={opened === checkpoint.id}
                isDragged={drag.dragged?.id === checkpoint.id}
                mark={isOver('checkpoint', at) ? 'above' : isOver('checkpoint', at + 1) ? 'below' : 'none'}
                handle={drag.handle}
                onToggle={editing.toggle}
                onDuplicate={editing.duplicateCheckpoint}
                onRemove={editing.removeCheckpoint}
              >
                {opened === checkpoint.id && (
                  <CheckpointPanel
                    key={generation}
                    entity={entity}
                    field={points}
                    checkpoint={checkpoint}
                    parts={editing.parts}
                    errors={errorsAt(index, at)}
                    isNew={editing.isMade(checkpoint.id)}
                    onChange={editing.changeCheckpoint}
                    onBlur={editing.touch}
                  />
                )}
              </CheckpointLine>
            ))}
          </Box>
          <Box
            data-drop-kind="checkpoint"
            data-drop-end=""
            data-drop={dropMark({ kind: 'checkpoint', part: part.id, index: checkpoints.length })}
            sx={{
              px: 1,
              py: 0.5,
              borderTop: checkpoints.length > 0 ? 1 : 0,
              borderColor: 'divider',
              boxShadow: (theme) =>
                checkpoints.length === 0 && isOver('checkpoint', 0)
                  ? `inset 0 2px 0 ${theme.palette.primary.main}`
                  : 'none',
            }}
          >
            <Button variant="text" startIcon={<AddOutlined />} onClick={() => editing.addCheckpoint(part.id)}>
              {translate('regulation.editor.addCheckpoint')}
            </Button>
          </Box>
        </Box>
      )}
    </Paper>
  );
}
