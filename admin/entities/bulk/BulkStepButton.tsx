import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { stepIcons } from '../steps/stepIcons';
import { stepText } from '../steps/stepText';

/** All steps of the entity: which rows cannot take one, each row's result says. */
export function BulkStepButton({
  entity,
  onChoose,
}: {
  entity: AnyEntity;
  onChoose: (step: string) => void;
}) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ArrowDropDownOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('shell.step.menu')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(entity.steps ?? {}).map(([name, { icon }]) => {
          const Icon = stepIcons[icon];
          return (
            <MenuItem
              key={name}
              sx={{ minHeight: 44 }}
              onClick={() => {
                setAnchor(null);
                onChoose(name);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{translate(stepText(entity, name, 'label'))}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
