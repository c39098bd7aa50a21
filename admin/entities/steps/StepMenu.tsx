import ArrowDropDownOutlined from '@mui/icons-material/ArrowDropDownOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { possibleSteps } from '@plumbline/resources/language/steps';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useRecordTitle } from '../title/useRecordTitle';
import { useRights } from '../useRights';
import { StepActions } from './StepActions';

interface StepMenuProps {
  entity: AnyEntity;
  record: RaRecord<string>;
}

/** The possible steps of a record, for people who may edit it. */
export function StepMenu({ entity, record }: StepMenuProps) {
  const translate = useTranslate();
  const actor = useActor();
  const { canUpdate } = useRights(entity);
  const title = useRecordTitle(entity, record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (possibleSteps(entity, record, actor).length === 0 || !canUpdate(record)) return null;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowDropDownOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        {translate('shell.step.menu')}
      </Button>
      <StepActions
        entity={entity}
        record={record}
        title={title}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
