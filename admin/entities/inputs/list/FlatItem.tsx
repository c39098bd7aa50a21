import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { itemLabel } from '../../../data/words/labels';
import { enteredTypeOf } from '../../fieldTypes/entered/enteredTypes';
import { Input } from '../Input';
import { DragHandleButton } from './DragHandleButton';
import { ItemButtons } from './ItemButtons';
import type { ItemProps } from './itemProps';

/** An item with its few inputs side by side. */
export function FlatItem({ entity, list, field, source, index, count, itemId, actions, handle }: ItemProps) {
  const translate = useTranslate();
  const inner = Object.entries(field.fields);
  const title = String(index + 1);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      {handle && <DragHandleButton handle={handle} itemId={itemId} title={title} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          flex: 1,
          minWidth: 0,
          gridTemplateColumns: {
            xs: '1fr',
            sm: inner.map(([, one]) => enteredTypeOf(one).width ?? 'minmax(0, 1fr)').join(' '),
          },
        }}
      >
        {inner.map(([name, one]) => (
          <Input
            key={name}
            entity={entity}
            name={name}
            field={one}
            source={`${source}.${name}`}
            label={translate(itemLabel(entity, list, name))}
          />
        ))}
      </Box>
      <ItemButtons actions={actions} index={index} count={count} title={title} />
    </Stack>
  );
}
