import { timespans } from '@plumbline/resources/rules/analytics/timespans';
import { useTranslate } from 'react-admin';
import { ChoiceBar } from '../../kit/parts/ChoiceBar';
import { PeriodBar } from '../../kit/parts/PeriodBar';
import { useSpanText } from './useSpanText';
import type { ChosenTimespan } from './useTimespan';

/** Selects length and position of the period. */
export function TimespanBar({ chosen }: { chosen: ChosenTimespan }) {
  const translate = useTranslate();
  const spanText = useSpanText();
  const { timespan, span, isCurrent, choose, goBack, goOn, goToday } = chosen;
  return (
    <PeriodBar
      title={spanText(span)}
      previous={{ label: translate('analytics.timespan.previous'), go: goBack }}
      next={{ label: translate('analytics.timespan.next'), go: goOn }}
      current={{ label: translate('analytics.timespan.current'), go: goToday, isShown: isCurrent }}
    >
      <ChoiceBar
        label={translate('analytics.timespan.label')}
        value={timespan}
        options={timespans.map((value) => ({ value, label: translate(`analytics.timespan.${value}`) }))}
        onChange={choose}
      />
    </PeriodBar>
  );
}
