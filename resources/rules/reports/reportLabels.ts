import type { Language } from '../../language/languages';
import deChoices from '../../locales/choices/de-DE.json';
import enChoices from '../../locales/choices/en-EN.json';
import huChoices from '../../locales/choices/hu-HU.json';
import plChoices from '../../locales/choices/pl-PL.json';
import deDuties from '../../locales/duties/de-DE.json';
import enDuties from '../../locales/duties/en-EN.json';
import huDuties from '../../locales/duties/hu-HU.json';
import plDuties from '../../locales/duties/pl-PL.json';
import de from '../../locales/reportDocument/de-DE.json';
import en from '../../locales/reportDocument/en-EN.json';
import hu from '../../locales/reportDocument/hu-HU.json';
import pl from '../../locales/reportDocument/pl-PL.json';
import { productName } from '../brands';
import type { ReportContext } from './ReportContext';
import { withProductName } from './withProductName';

const labels: Record<Language, ReportContext['labels']> = {
  'pl-PL': pl.reportDocument,
  'de-DE': de.reportDocument,
  'en-EN': en.reportDocument,
  'hu-HU': hu.reportDocument,
};

const choices: Record<Language, ReportChoices> = {
  'pl-PL': { ...plChoices.choices, ...plDuties.choices },
  'de-DE': { ...deChoices.choices, ...deDuties.choices },
  'en-EN': { ...enChoices.choices, ...enDuties.choices },
  'hu-HU': { ...huChoices.choices, ...huDuties.choices },
};

type ReportChoices = Pick<
  typeof enChoices.choices,
  'auditResult' | 'auditType' | 'dangerLevel' | 'answer' | 'photoStage' | 'photoSpot'
> &
  Pick<typeof enDuties.choices, 'dutyType' | 'lockKind'>;

/** The printed labels of a report; `product`: the product's name for the account. */
export function reportLabels(language: Language, product: string = productName): ReportContext['labels'] {
  return withProductName(labels[language], product);
}

/** Labels of results, types, danger levels, answers and locks, as on the screens. */
export function reportChoices(language: Language): ReportChoices {
  return choices[language];
}
