import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { localized } from '@plumbline/resources/language/languages';
import {
  compareRegulations,
  countChanges,
  type RegulationChange,
  type RegulationContent,
} from '@plumbline/resources/rules/regulations/compareRegulations';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccountEntity } from '../../../data/accountEntities/useAccountEntity';
import { fieldLabel, itemLabel } from '../../../data/words/labels';
import { useLanguage } from '../../../data/words/useLanguage';
import { StatusChip, type Tone } from '../../../entities/StatusChip';

const shownFirst = 8;
const looks: Record<RegulationChange['kind'], { tone: Tone; icon: typeof EditOutlined }> = {
  added: { tone: 'success', icon: AddCircleOutlineOutlined },
  changed: { tone: 'info', icon: EditOutlined },
  moved: { tone: 'neutral', icon: SwapVertOutlined },
  removed: { tone: 'error', icon: RemoveCircleOutlineOutlined },
};

/** Differences between two versions of a regulation as text: added, changed, moved and removed. */
export function ChangeList({
  before,
  after,
}: {
  before: RegulationContent | null;
  after: RegulationContent;
}) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const changes = useMemo(() => compareRegulations(before, after), [before, after]);
  const { addedCount, changedCount, removedCount } = countChanges(changes);
  if (changes.length === 0)
    return <Typography color="text.secondary">{translate('regulation.versions.noChanges')}</Typography>;
  const shown = isWhole ? changes : changes.slice(0, shownFirst);
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('regulation.versions.counts', {
          added: addedCount,
          changed: changedCount,
          removed: removedCount,
        })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((change) => (
          <ChangeLine key={`${change.kind} ${change.id}`} change={change} />
        ))}
      </Box>
      {changes.length > shownFirst && (
        <Button variant="text" onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5, ml: -1 }}>
          {isWhole
            ? translate('regulation.versions.hideMost')
            : translate('regulation.versions.showAll', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

function ChangeLine({ change }: { change: RegulationChange }) {
  const translate = useTranslate();
  const language = useLanguage();
  const entity = useAccountEntity('auditRegulations');
  const { kind, of, place, name, fields } = change;
  const { tone, icon } = looks[kind];
  const subject =
    of === 'regulation'
      ? translate('regulation.versions.head')
      : [of === 'part' && translate('regulation.versions.part'), place, localized(name, language)]
          .filter(Boolean)
          .join(' ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.25,
        rowGap: 0.25,
        py: 0.5,
        alignItems: 'baseline',
      }}
    >
      <Box sx={{ width: { xs: '100%', sm: 130 }, flexShrink: 0 }}>
        <StatusChip tone={tone} icon={icon} label={translate(`regulation.versions.${kind}`)} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component="span"
          variant="body2"
          sx={{ fontWeight: of === 'checkpoint' ? 400 : 600, mr: 1 }}
        >
          {subject}
        </Typography>
        {fields.length > 0 && (
          <Typography component="span" variant="body2" color="text.secondary">
            {fields.map((field) => translate(labelOf(entity, of, field))).join(', ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const labelOf = (entity: AnyEntity, of: RegulationChange['of'], field: string): string =>
  of === 'regulation'
    ? fieldLabel(entity, field)
    : itemLabel(entity, of === 'part' ? 'parts' : 'checkpoints', field);
