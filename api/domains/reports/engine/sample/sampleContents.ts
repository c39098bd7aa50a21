import type { Language } from '@plumbline/resources/language/languages';
import {
  type Contents,
  contextOfKind,
  type ReportKind,
} from '@plumbline/resources/rules/reports/contexts/contexts';
import { emptyContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import { type SampleSize, sampleContext } from '../sampleContext';
import { sampleOrder } from './sampleOrder';
import { samplePlanning } from './samplePlanning';
import {
  sampleAccountEnd,
  sampleAppointment,
  sampleInvitation,
  sampleLabel,
  sampleLicenceMail,
  sampleMail,
  sampleOrderMail,
  sampleOrderNews,
} from './sampleTexts';

/** Deterministic data for a document of this kind. */
export function sampleContents(kind: ReportKind, language: Language, size: SampleSize = {}): Contents {
  switch (contextOfKind[kind]) {
    case 'planning':
      return { of: 'planning', context: samplePlanning(language, size) };
    case 'order':
      return { of: 'order', context: sampleOrder(language, kind) };
    case 'mail':
      return { of: 'mail', context: sampleMail(language) };
    case 'appointment':
      return { of: 'appointment', context: sampleAppointment(language) };
    case 'orderMail':
      return { of: 'orderMail', context: sampleOrderMail(language, kind) };
    case 'orderNews':
      return { of: 'orderNews', context: sampleOrderNews(language, kind) };
    case 'licenceMail':
      return { of: 'licenceMail', context: sampleLicenceMail(language, kind) };
    case 'accountEnd':
      return { of: 'accountEnd', context: sampleAccountEnd(language, kind) };
    case 'invitation':
      return { of: 'invitation', context: sampleInvitation(language) };
    case 'label':
      return { of: 'label', context: sampleLabel(language) };
    default:
      return { context: sampleContext(language, size) };
  }
}

/** A document of this kind without data, which every template must render. */
export function emptyContents(kind: ReportKind, language: Language): Contents {
  switch (contextOfKind[kind]) {
    case 'planning':
      return { of: 'planning', context: emptyContext('planning', language) };
    case 'order':
      return { of: 'order', context: emptyContext('order', language) };
    case 'mail':
      return { of: 'mail', context: emptyContext('mail', language) };
    case 'appointment':
      return { of: 'appointment', context: emptyContext('appointment', language) };
    case 'orderMail':
      return { of: 'orderMail', context: emptyContext('orderMail', language) };
    case 'orderNews':
      return { of: 'orderNews', context: emptyContext('orderNews', language) };
    case 'licenceMail':
      return { of: 'licenceMail', context: emptyContext('licenceMail', language) };
    case 'accountEnd':
      return { of: 'accountEnd', context: emptyContext('accountEnd', language) };
    case 'invitation':
      return { of: 'invitation', context: emptyContext('invitation', language) };
    case 'label':
      return { of: 'label', context: emptyContext('label', language) };
    default:
      return { context: emptyContext('report', language) };
  }
}
