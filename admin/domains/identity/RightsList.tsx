import { FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import type { Explained } from '@plumbline/resources/commands/identity';
import { entities } from '@plumbline/resources/entities/index';
import { fold } from '@plumbline/resources/language/exchange/fold';
import { menuGroups, menuPlaces } from '@plumbline/resources/language/menu';
import type { ExplainedEntity } from '@plumbline/resources/rules/rights/explainRights';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from '../../kit/parts/SearchField';
import { EntityRights } from './EntityRights';
import { filterRights, type Named } from './filterRights';
import { searchWidth } from './searchWidth';
import { useRightsWords } from './useRightsWords';

const areas = [...menuGroups, 'other'] as const;

/** Rights of a person by entity, filtered by area, text and refusals. */
export function RightsList({ person }: { person: Explained }) {
  const translate = useTranslate();
  const words = useRightsWords(person.role);
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [onlyRefused, setOnlyRefused] = useState(false);
  const looked = useDeferredValue(text);
  const names = useMemo(
    () => new Map(person.entities.map((entity) => [entity.resource, namesOf(entity, words)])),
    [person, words],
  );
  const sorted = useMemo(
    () =>
      [...person.entities].sort(
        (one, other) =>
          Number(one.isElsewhere) - Number(other.isElsewhere) ||
          words.entity(one).localeCompare(words.entity(other)),
      ),
    [person, words],
  );
  const shown = useMemo(
    () =>
      filterRights(
        sorted,
        { words: fold(looked).split(/\s+/).filter(Boolean), area, onlyRefused },
        ({ resource }) => names.get(resource) ?? nameless,
      ),
    [sorted, looked, area, onlyRefused, names],
  );
  return (
    <>
      <Stack
        role="search"
        sx={{ flexDirection: { xs: 'column', md: 'row' }, gap: 1.5, mb: 2, alignItems: { md: 'center' } }}
      >
        <SearchField
          label={translate('identity.list.text')}
          value={text}
          onChange={setText}
          sx={searchWidth}
        />
        <TextField
          select
          size="small"
          label={translate('identity.list.area')}
          value={area}
          onChange={(event) => setArea(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { md: 200 } }}
        >
          <MenuItem value="">{translate('identity.list.allAreas')}</MenuItem>
          {areas.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`identity.area.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={onlyRefused} onChange={(_event, is) => setOnlyRefused(is)} />}
          label={translate('identity.list.refused')}
        />
      </Stack>
      {shown.length === 0 && (
        <Typography role="status" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
          {translate('identity.list.none')}
        </Typography>
      )}
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((entity) => (
          <EntityRights key={entity.resource} entity={entity} words={words} />
        ))}
      </Stack>
    </>
  );
}

const nameless: Named = { entity: '', fields: {}, commands: {}, area: 'other' };

function namesOf(entity: ExplainedEntity, words: ReturnType<typeof useRightsWords>): Named {
  const { resource, fields, commands } = entity;
  return {
    entity: fold(words.entity(entity)),
    fields: Object.fromEntries(fields.map((field) => [field.name, fold(words.field(resource, field))])),
    commands: Object.fromEntries(
      commands.map((command) => [command.name, fold(words.command(resource, command))]),
    ),
    area: menuPlaces(entities[resource])[0]?.group ?? 'other',
  };
}
