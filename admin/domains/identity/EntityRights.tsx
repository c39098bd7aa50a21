import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { ExplainedOperation } from '@plumbline/resources/rules/rights/explainRights';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { entityIcon } from '../../entities/entityIcons';
import { StatusChip } from '../../entities/StatusChip';
import { DetailsSummary } from '../../kit/parts/DetailsSummary';
import { EntityDetails } from './EntityDetails';
import type { ShownEntity } from './filterRights';
import type { RightsWords } from './useRightsWords';

interface EntityRightsProps {
  entity: ShownEntity;
  words: RightsWords;
}

/** Rights on one entity: read, create, update and delete with reasons; fields and commands on demand. */
export function EntityRights({ entity, words }: EntityRightsProps) {
  const translate = useTranslate();
  const [isOpened, setOpened] = useState(false);
  const Icon = entityIcon(entities[entity.resource]);
  const { operations, fields, commands, isFound, isElsewhere } = entity;
  return (
    <Paper component="li" variant="outlined" sx={{ px: 2, py: 1.5 }}>
      <Stack
        sx={{
          flexDirection: { xs: 'column', md: 'row' },
          gap: 1,
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
        }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Icon fontSize="small" color="action" aria-hidden />
          <Typography variant="h3">{words.entity(entity)}</Typography>
          {isElsewhere && (
            <Typography variant="body2" color="text.secondary">
              {translate('identity.list.elsewhere')}
            </Typography>
          )}
        </Stack>
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          {operations.map((one) => (
            <OperationChip key={one.operation} told={one} />
          ))}
        </Stack>
      </Stack>
      <Reasons operations={operations} words={words} />
      {fields.length + commands.length > 0 && (
        <Box
          component="details"
          open={isOpened || isFound}
          onToggle={(event: React.SyntheticEvent<HTMLDetailsElement>) => {
            if (!isFound) setOpened(event.currentTarget.open);
          }}
          sx={{ mt: 0.5 }}
        >
          <DetailsSummary sx={{ minHeight: 32, fontSize: '0.8125rem', color: 'primary.main' }}>
            {translate('identity.list.more')}
          </DetailsSummary>
          {(isOpened || isFound) && <EntityDetails entity={entity} words={words} />}
        </Box>
      )}
    </Paper>
  );
}

function OperationChip({ told: { operation, refusal, limits } }: { told: ExplainedOperation }) {
  const translate = useTranslate();
  const isLimited = limits.some(({ kind }) => kind !== 'anywhere');
  const state = refusal ? 'mayNot' : isLimited ? 'limited' : 'may';
  return (
    <StatusChip
      tone={refusal ? 'error' : isLimited ? 'warning' : 'success'}
      icon={refusal ? HighlightOffOutlined : isLimited ? RuleOutlined : CheckCircleOutlined}
      label={`${translate(`identity.operation.${operation}`)}: ${translate(`identity.state.${state}`)}`}
    />
  );
}

/** A reason common to several operations is shown once. */
function Reasons({ operations, words }: { operations: readonly ExplainedOperation[]; words: RightsWords }) {
  const translate = useTranslate();
  const said = new Map<string, string[]>();
  for (const { operation, refusal, limits } of operations) {
    if (!refusal && limits.length === 0) continue;
    const text = refusal
      ? words.refused(refusal)
      : translate('identity.mayBut', { limits: words.limits(limits) });
    said.set(text, [...(said.get(text) ?? []), translate(`identity.operation.${operation}`)]);
  }
  return [...said].map(([text, names]) => (
    <Typography key={text} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      {names.join(', ')}: {text}
    </Typography>
  ));
}
