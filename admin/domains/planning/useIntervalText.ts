import type { AgreedInterval } from '@plumbline/resources/rules/planning/agreedInterval';
import { useTranslate } from 'react-admin';

/** An interval with its source as text: "every 6 months, by agreement with the customer". */
export function useIntervalText(): (interval: AgreedInterval | null) => string | undefined {
  const translate = useTranslate();
  return (interval) =>
    interval
      ? `${translate(`intervals.every.${interval.unit}`, { smart_count: interval.interval })}, ${translate(`intervals.origin.${interval.origin}`)}`
      : undefined;
}
