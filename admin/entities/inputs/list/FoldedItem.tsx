import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, ButtonBase, Collapse, Paper, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, get, useFormState, useWatch } from 'react-hook-form';
import { itemLabel } from '../../../data/words/labels';
import { FoldMark } from '../../../kit/parts/FoldMark';
import { isWide } from '../../fieldTypes/shown/isWide';
import { Input } from '../Input';
import { useTextLanguage } from '../TextLanguage';
import { DragHandleButton } from './DragHandleButton';
import { ItemButtons } from './ItemButtons';
import type { ItemProps } from './itemProps';
import { itemSummary } from './itemSummary';

/** A large item, collapsed to one line. */
export function FoldedItem({
  entity,
  list,
  field,
  source,
  index,
  count,
  itemId,
  actions,
  handle,
  isOpen,
  onToggle,
}: ItemProps) {
  const translate = useTranslate();
  const panel = useId();
  const { language } = useTextLanguage();
  const { errors } = useFormState();
  const value: unknown = useWatch({ name: source });
  const { title, notes } = itemSummary(field, value, {
    language,
    translate,
    label: (name) => translate(itemLabel(entity, list, name)),
  });
  const name = title || translate('shell.list.untitled');
  const isWrong = hasErrors(errors, source);
  return (
    <Paper variant="outlined" sx={{ borderColor: isWrong ? 'error.main' : 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', pr: 0.5, pl: handle ? 0.25 : 1 }}>
        {handle && <DragHandleButton handle={handle} itemId={itemId} title={name} />}
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={panel}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            gap: 1,
            py: 0.875,
            textAlign: 'left',
            minHeight: 40,
          }}
        >
          <Typography component="span" variant="body2" color="text.secondary" sx={{ minWidth: 22 }}>
            {index + 1}.
          </Typography>
          <Typography
            component="span"
            variant="body2"
            noWrap
            sx={{ fontWeight: 550, color: title ? 'text.primary' : 'text.secondary' }}
          >
            {name}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            noWrap
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {notes}
          </Typography>
          {isWrong && (
            <Stack
              component="span"
              direction="row"
              sx={{ alignItems: 'center', gap: 0.5, color: 'error.main', fontSize: '0.78125rem' }}
            >
              <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 16 }} />
              {translate('shell.form.check')}
            </Stack>
          )}
          <Box sx={{ flex: 1 }} />
          <FoldMark isOpen={isOpen} isSmall />
        </ButtonBase>
        <ItemButtons actions={actions} index={index} count={count} title={name} />
      </Stack>
      <Collapse in={isOpen} unmountOnExit id={panel}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            p: 2,
            pt: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(6, 1fr)' },
          }}
        >
          {Object.entries(field.fields).map(([inner, one]) => (
            <Box key={inner} sx={{ gridColumn: { md: isWide(one) ? '1 / -1' : 'span 2' }, minWidth: 0 }}>
              <Input
                entity={entity}
                name={inner}
                field={one}
                source={`${source}.${inner}`}
                label={translate(itemLabel(entity, list, inner))}
              />
            </Box>
          ))}
        </Box>
      </Collapse>
    </Paper>
  );
}

/** Among invalid items, a valid one has an empty error object. */
const hasErrors = (errors: FieldErrors, source: string): boolean =>
  Object.keys(get(errors, source) ?? {}).length > 0;
