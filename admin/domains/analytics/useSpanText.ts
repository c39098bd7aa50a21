import type { Span } from '@plumbline/resources/rules/analytics/timespans';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';

/** A period as text: its day, or its first and last day. */
export function useSpanText(): (span: Span) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ from, to }) =>
    from === to
      ? format.date(from)
      : translate('analytics.since', { from: format.date(from), to: format.date(to) });
}
