import { entities } from '@plumbline/resources/entities/index';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { AnalyticsPage, Measured } from '@plumbline/resources/rules/analytics/analyticsPage';
import { groupFilter } from '@plumbline/resources/rules/analytics/measureFilter';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import { partsOf, type Span, type Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { useGetMany, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { titleOf } from '../../entities/title/titleOf';
import { listPathOf } from './listPathOf';
import type { MeasureRow } from './measureRow';
import { useSpanText } from './useSpanText';

interface Counted {
  measure: Measure;
  measured: Measured;
  page: AnalyticsPage;
  timespan: Timespan;
  /** Whether an account, broker or salesperson was chosen. */
  isNarrowed: boolean;
}

/** The rows of a measure with their names and the paths of their lists. */
export function useMeasureRows({ measure, measured, page, timespan, isNarrowed }: Counted): MeasureRow[] {
  const spanText = useSpanText();
  const name = useGroupName(measure, measured);
  const text = useFigureText(measure);
  const path = (span: Span, more?: Readonly<Record<string, unknown>>): { to?: string } => {
    const to = listPathOf({ measure, page, isNarrowed }, span, more);
    return to ? { to } : {};
  };
  if (measured.series.length > 0)
    return partsOf(timespan, page.span).flatMap((part, index) => {
      const compared = measured.series[index];
      return compared
        ? [{ ...compared, key: part.from, label: spanText(part), text: text(null), ...path(part) }]
        : [];
    });
  return inOrder(measure, measured).map(({ key, now, before }) => ({
    key: String(key),
    now,
    before,
    label: name(key),
    text: text(key),
    ...path(page.span, groupFilter(measure, key)),
  }));
}

/** Choices in the order of their definition, other groups by size; rows without a value last. */
function inOrder({ resource, by, parts }: Measure, { groups }: Measured) {
  const field = by ? entities[resource].fields[by] : undefined;
  const order = isChoice(field) ? field.choices.values : Object.keys(parts ?? {});
  const place = (key: string | null) => (key === null ? Number.MAX_SAFE_INTEGER : order.indexOf(key));
  return [...groups].sort(
    (one, other) => place(one.key) - place(other.key) || (other.now ?? 0) - (one.now ?? 0),
  );
}

function useGroupName({ name, resource, by }: Measure, { groups }: Measured) {
  const translate = useTranslate();
  const { language } = useFormat();
  const field = by ? entities[resource].fields[by] : undefined;
  const to = isReference(field) ? field.to : undefined;
  const ids = groups.flatMap(({ key }) => (key === null ? [] : [key]));
  const { data = [] } = useGetMany(to ?? resource, { ids }, { enabled: to !== undefined && ids.length > 0 });
  return (key: string | null): string => {
    const other = key === null ? translate('analytics.none') : key;
    if (to && key !== null) {
      const row = data.find((one) => one?.id === key);
      return row ? titleOf(entities[to], row, { language, translate }) : '…';
    }
    if (isChoice(field) && key !== null) return translate(`choices.${field.choices.name}.${key}`);
    return translate(`analytics.key.${name}.${key}`, { _: other });
  };
}

function useFigureText({ of }: Measure) {
  const translate = useTranslate();
  const format = useFormat();
  return (key: string | null) =>
    (value: number | null): string => {
      if (value === null) return '–';
      if (of === undefined) return format.number(value);
      if ('money' in of) return key === null ? format.number(value, 2) : format.money(value, key);
      return translate('analytics.days', { smart_count: value, count: format.number(value, 1) });
    };
}
