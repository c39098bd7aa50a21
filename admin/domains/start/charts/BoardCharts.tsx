import { entities } from '@plumbline/resources/entities/index';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { type Bar, barFilter, type Chart, chartsOf } from '@plumbline/resources/rules/dashboard/charts';
import type { Board } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { useLanguage } from '../../../data/words/useLanguage';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { choiceLook } from '../../../entities/choiceLooks';
import type { Tone } from '../../../entities/StatusChip';
import { filteredListPath } from '../../../entities/screenPaths';
import { ChartSection } from '../../../kit/parts/ChartSection';
import type { Dashboard } from '../useDashboard';
import { BarRows } from './BarRows';
import { ChartTable } from './ChartTable';
import type { ChartRow } from './chartRows';
import { MonthColumns } from './MonthColumns';
import { monthName } from './monthName';

/**
 * The charts of a dashboard; each bar links to the list of what it counts. Not with @mui/x-charts: its bar chart alone
 * adds 101 kB to the first visit (compressed; these two are 1.5 kB), whose limit of 350 kB is nearly used up, and its
 * bars are no links for keyboards and screen readers.
 */
export function BoardCharts({ board, dashboard }: { board: Board; dashboard: Dashboard }) {
  const actor = useActor();
  const day = today();
  return chartsOf(board, day, actor)
    .filter(({ name }) => name in dashboard.charts)
    .map((chart) => (
      <OneChart key={chart.name} chart={chart} bars={dashboard.charts[chart.name] ?? []} day={day} />
    ));
}

function OneChart({ chart, bars, day }: { chart: Chart; bars: readonly Bar[]; day: string }) {
  const translate = useTranslate();
  const rowOf = useRowOf(chart, day);
  const rows = inOrder(chart, bars).map(rowOf);
  const Drawing = chart.kind === 'month' ? MonthColumns : BarRows;
  const title = translate(`dashboard.chart.${chart.name}.title`);
  return (
    <ChartSection
      title={title}
      isEmpty={rows.every(({ count }) => count === 0)}
      empty={translate(`dashboard.chart.${chart.name}.empty`)}
      chart={<Drawing rows={rows} />}
      table={<ChartTable title={title} of={translate(`dashboard.chart.${chart.name}.of`)} rows={rows} />}
    />
  );
}

/** Choices in the order of their definition, rows without a value last; months and places are sorted already. */
function inOrder({ kind, resource, field }: Chart, bars: readonly Bar[]): readonly Bar[] {
  const definition = entities[resource].fields[field];
  if (kind !== 'value' || !isChoice(definition)) {
    // Expired licences are not counted, so their bar may be empty.
    return bars.filter(({ key, count }) => key !== 'overdue' || count > 0);
  }
  const place = (key: string | null) =>
    key === null ? definition.choices.values.length : definition.choices.values.indexOf(key);
  return [...bars].sort((one, other) => place(one.key) - place(other.key));
}

function useRowOf(chart: Chart, day: string): (bar: Bar) => ChartRow {
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, name, resource, field } = chart;
  const definition = entities[resource].fields[field];
  return ({ key, count, overdue }) => {
    const row = {
      key: String(key),
      count,
      ...(overdue === undefined ? {} : { overdue }),
      to: filteredListPath(entities[resource], barFilter(chart, key, day)),
    };
    if (key === null) return { ...row, tone: 'neutral', label: translate(`dashboard.chart.${name}.none`) };
    if (kind === 'month')
      return key === 'overdue'
        ? { ...row, tone: 'error', label: translate('dashboard.chart.overdue') }
        : { ...row, tone: 'info', ...monthName(key, language) };
    if (isChoice(definition)) {
      const tone: Tone = choiceLook(definition.choices, key)?.tone ?? 'info';
      return { ...row, tone, label: translate(`choices.${definition.choices.name}.${key}`) };
    }
    return {
      ...row,
      tone: 'warning',
      label: isReference(definition) ? <RecordLink to={definition.to} id={key} isPlain /> : key,
    };
  };
}
