import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import CallSplitOutlined from '@mui/icons-material/CallSplitOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import type { CheckpointType } from '@plumbline/resources/entities/checkpoints/checkpointTraits';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FoldMark } from '../../../kit/parts/FoldMark';
import { MoveHandle } from './MoveHandle';
import { RowMenu } from './RowMenu';
import { type DragSource, dropMark, type HandleProps } from './useDrag';

interface CheckpointLineProps {
  id: string;
  part: string;
  index: number;
  number: string;
  title: string;
  type: CheckpointType;
  isMandatory: boolean;
  isConditional: boolean;
  /** `photo comment` */
  demands: string;
  /** Languages without text: `DE HU` */
  missing: string;
  isWrong: boolean;
  isOpen: boolean;
  isDragged: boolean;
  mark: 'above' | 'below' | 'none';
  handle: (source: DragSource) => HandleProps;
  onToggle: (id: string) => void;
  onDuplicate: (id: string) => void;
  onRemove: (id: string) => void;
  children: ReactNode;
}

/** A checkpoint as one line. Primitive props only, so that with two hundred checkpoints only changed ones re-render. */
export const CheckpointLine = memo(function CheckpointLine(props: CheckpointLineProps) {
  const { id, part, index, number, title, type, isOpen, isDragged, mark, isWrong, missing, children } = props;
  const translate = useTranslate();
  const name = title || translate('shell.list.untitled');
  const panel = `panel-${id}`;
  return (
    <Box
      component="li"
      data-drop-kind="checkpoint"
      data-drop={dropMark({ kind: 'checkpoint', part, index })}
      sx={(theme) => ({
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragged ? 0.4 : 1,
        boxShadow:
          mark === 'above'
            ? `inset 0 3px 0 ${theme.palette.primary.main}`
            : mark === 'below'
              ? `inset 0 -3px 0 ${theme.palette.primary.main}`
              : isWrong
                ? `inset 3px 0 0 ${theme.palette.error.main}`
                : 'none',
      })}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 0.5 }}>
        <MoveHandle id={id} name={name} {...props.handle({ kind: 'checkpoint', id })} />
        <ButtonBase
          onClick={() => props.onToggle(id)}
          aria-expanded={isOpen}
          aria-controls={panel}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            py: 0.75,
            gap: 1,
            textAlign: 'left',
            justifyContent: 'flex-start',
          }}
        >
          <Typography component="span" variant="body2" color="text.secondary" sx={{ minWidth: 34 }}>
            {number}
          </Typography>{' '}
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              component="span"
              variant="body2"
              sx={{
                display: 'block',
                fontWeight: 550,
                lineHeight: 1.35,
                color: title ? 'text.primary' : 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              {name}
              {props.isMandatory && (
                <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
                  {' *'}
                </Box>
              )}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              color="text.secondary"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
            >
              {translate(`choices.checkpointType.${type}`)}
              {props.isConditional && (
                <Note icon={<CallSplitOutlined />} text={translate('regulation.editor.conditional')} />
              )}
              {props.demands.includes('photo') && (
                <Note icon={<AddAPhotoOutlined />} text={translate('regulation.editor.photoDemanded')} />
              )}
              {props.demands.includes('comment') && (
                <Note icon={<AddCommentOutlined />} text={translate('regulation.editor.commentDemanded')} />
              )}
              {missing && <span>{translate('regulation.editor.missingTexts', { list: missing })}</span>}
            </Typography>
          </Box>
          {isWrong && (
            <ErrorOutlineOutlined
              titleAccess={translate('shell.form.check')}
              sx={{ fontSize: 18, color: 'error.main' }}
            />
          )}
          <FoldMark isOpen={isOpen} isSmall />
        </ButtonBase>
        <RowMenu name={name} onDuplicate={() => props.onDuplicate(id)} onRemove={() => props.onRemove(id)} />
      </Stack>
      <div id={panel}>{children}</div>
    </Box>
  );
});

function Note({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, '& svg': { fontSize: 14 } }}
    >
      {icon}
      {text}
    </Box>
  );
}
