import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../kit/parts/ActionMenu';

interface FoldedTabsProps {
  tabs: readonly { name: string; label: string }[];
  onOpen: (name: string) => void;
}

/** A menu of the tabs that have no rows yet. */
export function FoldedTabs({ tabs, onOpen }: FoldedTabsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (tabs.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ flexShrink: 0, minHeight: 48, color: 'text.secondary' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('shell.tabs.more')}
      </Button>
      <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {tabs.map(({ name, label }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onOpen(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </ActionMenu>
    </>
  );
}
