import { faqIcon } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, integer, localizedText } from '../language/fields/builders';
import { providerKeeps } from './rights';

/** A question with its answer; non-public ones are for provider staff. */
export const frequentlyAskedQuestions = defineEntity({
  name: 'frequentlyAskedQuestions',
  scope: 'catalogue',
  title: 'question',
  icon: 'HelpOutlineOutlined',
  route: 'faq/overview',
  menu: false,
  fields: {
    question: localizedText({ required: true, max: 300, search: true }),
    answer: localizedText({ required: true, max: 4000, multiline: true, search: true }),
    topic: localizedText({ required: true, max: 100, search: true }),
    iconClass: choice(faqIcon, { internal: true }),
    sortOrder: integer({ min: 0, max: 100000, default: 0, internal: true }),
    isPubliclyVisible: boolean({ default: true, internal: true }),
  },
  permissions: providerKeeps([{ field: 'isPubliclyVisible', equals: true }]),
  list: {
    columns: ['question', 'topic', 'isPubliclyVisible'],
    filters: ['isPubliclyVisible'],
    sort: 'sortOrder',
  },
  form: { master: ['question', 'answer', 'topic', 'iconClass', 'sortOrder', 'isPubliclyVisible'] },
  exchange: {
    key: 'question',
    columns: ['question', 'answer', 'topic', 'iconClass', 'sortOrder', 'isPubliclyVisible'],
  },
  offline: 'always',
});
export type FrequentlyAskedQuestion = RecordOf<typeof frequentlyAskedQuestions>;
