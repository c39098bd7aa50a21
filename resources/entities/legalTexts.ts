import { legalTextKind } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { choice, date, localizedText, reference, text } from '../language/fields/builders';
import { brokerKeeps } from './rights';

/**
 * Terms, imprint, privacy policy and terms of use, in versions; the latest in force counts. Without a broker: the
 * provider's, also for brokers without one. Versions in force are immutable, because people agreed to them.
 */
export const legalTexts = defineEntity({
  name: 'legalTexts',
  scope: 'catalogue',
  title: ['kind', 'versionName'],
  icon: 'GavelOutlined',
  route: 'legal-texts/overview',
  menu: { group: 'sales', at: 90, shownTo: 'broker' },
  fields: {
    kind: choice(legalTextKind, { required: true, isLasting: true }),
    broker: reference('brokers', { onDelete: 'cascade', isLasting: true }),
    versionName: text({ required: true, max: 30, search: true, lockedWhen: 'inForce' }),
    dateValidFrom: date({ required: true, lockedWhen: 'inForce' }),
    content: localizedText({ required: true, max: 20_000, multiline: true, lockedWhen: 'inForce' }),
  },
  permissions: brokerKeeps([{ field: 'broker', equals: null }]),
  list: {
    columns: ['kind', 'versionName', 'dateValidFrom', 'broker'],
    filters: ['kind', 'broker'],
    sort: 'dateValidFrom',
    order: 'DESC',
  },
  form: { master: ['kind', 'broker', 'versionName', 'dateValidFrom', 'content'] },
  exchange: {
    key: 'versionName',
    columns: ['kind', 'broker', 'versionName', 'dateValidFrom', 'content'],
    disambiguateBy: ['broker'],
  },
});
export type LegalTextRow = RecordOf<typeof legalTexts>;
