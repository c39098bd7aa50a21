import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, ListItemIcon, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../../kit/parts/ActionMenu';

export interface ItemActions {
  move?: (to: number) => void;
  duplicate?: () => void;
  remove: () => void;
}
interface ItemButtonsProps {
  actions: ItemActions;
  index: number;
  count: number;
  title: string;
}

/** The actions of an item in a menu, to keep rows simple. */
export function ItemButtons({ actions, index, count, title }: ItemButtonsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: (() => void) | undefined) => () => {
    setAnchor(null);
    act?.();
  };
  const { move, duplicate, remove } = actions;
  return (
    <>
      <IconButton
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
        aria-haspopup="menu"
        aria-label={translate('shell.list.actions', { name: title })}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
      >
        {move && (
          <MenuItem disabled={index === 0} onClick={choose(() => move(index - 1))}>
            <ListItemIcon>
              <ArrowUpwardOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.list.up')}
          </MenuItem>
        )}
        {move && (
          <MenuItem disabled={index === count - 1} onClick={choose(() => move(index + 1))}>
            <ListItemIcon>
              <ArrowDownwardOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.list.down')}
          </MenuItem>
        )}
        {duplicate && (
          <MenuItem onClick={choose(duplicate)}>
            <ListItemIcon>
              <ContentCopyOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.list.duplicate')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(remove)}>
          <ListItemIcon>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          {translate('shell.action.remove')}
        </MenuItem>
      </ActionMenu>
    </>
  );
}
