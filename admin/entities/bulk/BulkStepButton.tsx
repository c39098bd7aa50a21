import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { Button, type ButtonProps, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { stepsOf } from '@plumbline/resources/language/steps';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ActionMenu } from '../../kit/parts/ActionMenu';
import { stepIcons } from '../steps/stepIcons';
import { stepText } from '../steps/stepText';

interface BulkStepButtonProps extends Pick<ButtonProps, 'disabled' | 'sx'> {
  entity: AnyEntity;
  onChoose: (step: string) => void;
  isBelow: boolean;
}

/** All steps the person may take; rows that cannot take one are reported in the results. */
export function BulkStepButton({ entity, onChoose, isBelow, ...look }: BulkStepButtonProps) {
  const translate = useTranslate();
  const actor = useActor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant={isBelow ? 'text' : 'outlined'}
        size="small"
        {...(isBelow ? { startIcon: <SwapHorizOutlined /> } : { endIcon: <ArrowDropDownOutlined /> })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...look}
      >
        {translate('shell.step.menu')}
      </Button>
      <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {stepsOf(entity, actor).map(([name, { icon }]) => {
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
      </ActionMenu>
    </>
  );
}
