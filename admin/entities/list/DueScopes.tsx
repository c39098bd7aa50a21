import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useListContext, useTranslate } from 'react-admin';
import { sameValue } from '../../data/offline/merge/changedFields';
import { type DueScope, dueScopes, openFilter, runsOut, scopeFilter, today } from '../../data/words/due';
import { patchedFilter } from '../filters/filterModel';

/** Filters the list by due date: all, overdue, soon. */
export function DueScopes({ entity, due }: { entity: AnyEntity; due: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const day = today();
  const keys = [due, `${due}_gte`, `${due}_lte`];
  const { tabs } = entity.list;
  const chosen =
    dueScopes.find((scope) =>
      Object.entries(dates(scope)).every(([key, value]) => sameValue(filterValues[key], value)),
    ) ?? (keys.some((key) => key in filterValues) ? null : 'all');
  function dates(scope: DueScope): Record<string, unknown> {
    const filter = scopeFilter(entity, due, scope, day);
    return Object.fromEntries(keys.filter((key) => key in filter).map((key) => [key, filter[key]]));
  }
  const choose = (scope: DueScope | 'all' | null) => {
    if (!scope) return;
    const cleared = Object.fromEntries(
      [...keys, ...Object.keys(openFilter(entity))].map((key) => [key, undefined]),
    );
    const wanted = scope === 'all' ? entity.list.given : scopeFilter(entity, due, scope, day);
    // The open tab is kept.
    const kept = tabs ? { [tabs]: filterValues[tabs] } : {};
    setFilters(patchedFilter(filterValues, { ...cleared, ...wanted, ...kept }), undefined, false);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      onChange={(_event, next: DueScope | 'all' | null) => choose(next)}
      aria-label={translate('shell.due.label')}
      sx={{ overflowX: 'auto', maxWidth: '100%' }}
    >
      {(['all', ...dueScopes] as const).map((scope) => (
        <ToggleButton
          key={scope}
          value={scope}
          sx={{
            px: 1.5,
            py: 0.375,
            whiteSpace: 'nowrap',
            fontSize: '0.8125rem',
            backgroundColor: 'background.paper',
          }}
        >
          {translate(`shell.due.scope.${scope === 'overdue' && runsOut(entity) ? 'ended' : scope}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
