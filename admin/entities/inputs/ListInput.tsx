import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { FieldGroup } from './FieldGroup';
import type { InputProps } from './inputProps';
import { FlatItem } from './list/FlatItem';
import { FoldedItem } from './list/FoldedItem';
import type { ItemActions } from './list/ItemButtons';
import { copyItem, emptyItem, isFlat } from './list/items';
import { focusHandle, useRowDrag } from './list/useRowDrag';
import { problemText } from './problemText';

/** Items in a list: add, copy, remove and reorder by drag or arrow keys. */
export function ListInput({ entity, name, field, source, label }: InputProps<'list'>) {
  const translate = useTranslate();
  const { fields: items, insert, remove, move } = useFieldArray({ name: source, keyName: 'key' });
  const { getValues, setValue, setFocus } = useFormContext();
  const begun = useRef<string | null>(null);
  const { errors } = useFormState({ name: source });
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const isFull = field.max !== undefined && items.length >= field.max;
  const add = () => {
    const item = emptyItem(field);
    begun.current = item.id;
    // `append` would validate the new item before anything is entered.
    setValue(source, [...(getValues(source) ?? []), item], { shouldDirty: true });
    setOpened(item.id);
  };
  useEffect(() => {
    const index = items.findIndex((item) => idOf(item) === begun.current);
    if (index < 0) return;
    begun.current = null;
    setFocus(`${source}.${index}.${Object.keys(field.fields)[0]}`);
  }, [items, source, field, setFocus]);
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    move(from, to);
    setSaid(translate('shell.list.moved', { position: to + 1, count: items.length }));
  };
  const drag = useRowDrag(shift);
  const actionsOf = (item: object, index: number): ItemActions => ({
    ...(field.sortable
      ? {
          move: (to) => {
            shift(index, to);
            focusHandle(idOf(item));
          },
        }
      : {}),
    remove: () => remove(index),
    ...(isFull
      ? {}
      : {
          duplicate: () => {
            const copy = copyItem(field, item);
            insert(index + 1, copy);
            setOpened(copy.id);
          },
        }),
  });
  const Item = isFlat(field) ? FlatItem : FoldedItem;
  return (
    <FieldGroup
      label={`${label}${items.length > 0 ? ` (${items.length})` : ''}`}
      isRequired={field.required ?? false}
      problem={listProblem(errors, source, translate)}
      action={
        <Button variant="text" startIcon={<AddOutlined />} onClick={add} disabled={isFull}>
          {translate('shell.list.add')}
        </Button>
      }
    >
      {items.length === 0 && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ border: 1, borderColor: 'divider', borderStyle: 'dashed', borderRadius: 1, p: 1.5 }}
        >
          {translate('shell.list.empty')}
        </Typography>
      )}
      <Stack sx={{ gap: isFlat(field) ? 1 : 0.75 }}>
        {items.map((item, index) => (
          <Box
            key={idOf(item) || item.key}
            {...(field.sortable ? drag.row(index) : {})}
            sx={{ borderTop: 2, borderColor: drag.over === index ? 'primary.main' : 'transparent' }}
          >
            <Item
              entity={entity}
              list={name}
              field={field}
              source={`${source}.${index}`}
              index={index}
              count={items.length}
              itemId={idOf(item)}
              actions={actionsOf(item, index)}
              handle={field.sortable ? drag.handle(index) : undefined}
              isOpen={opened === idOf(item)}
              onToggle={() => setOpened((known) => (known === idOf(item) ? null : idOf(item)))}
            />
          </Box>
        ))}
      </Stack>
      <Box
        aria-live="polite"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </FieldGroup>
  );
}

// `emptyItem` creates items with an id, which the form's types do not know.
const idOf = (item: object): string => ('id' in item ? String(item.id) : '');

function listProblem(
  errors: object,
  source: string,
  translate: Parameters<typeof problemText>[1],
): string | undefined {
  const own = source
    .split('.')
    .reduce<unknown>(
      (branch, part) =>
        typeof branch === 'object' && branch !== null ? Reflect.get(branch, part) : undefined,
      errors,
    );
  return Array.isArray(own)
    ? problemText({ root: Reflect.get(own, 'root') }, translate)
    : problemText(own, translate);
}
