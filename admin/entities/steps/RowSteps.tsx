import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { styled } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { possibleSteps } from '@plumbline/resources/language/steps';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { large } from '../../kit/theme/large';
import { StepActions } from './StepActions';

interface RowStepsProps {
  entity: AnyEntity;
  row: RaRecord<string>;
  title: string;
  canUpdate: (row: RaRecord<string>) => boolean;
  /** Shown instead if the row has no possible steps. */
  otherwise?: ReactNode;
}

/** The steps of a row in a menu; its parts are loaded at first use. */
export function RowSteps({ entity, row, title, canUpdate, otherwise = null }: RowStepsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  if (possibleSteps(entity, row, actor).length === 0 || !canUpdate(row)) return otherwise;
  return (
    <>
      <Dots
        type="button"
        aria-label={translate('shell.step.menuOf', { name: title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setUsed(true);
        }}
      >
        <MoreVertOutlined aria-hidden fontSize="small" />
      </Dots>
      {isUsed && (
        <StepActions
          entity={entity}
          record={row}
          title={title}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const Dots = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  [large(theme)]: { width: 44, height: 44 },
}));
