import { auditType, categoryType, intervalUnit } from '../language/choices/choices';
import { boolean, choice, integer, list, localizedText, references, text } from '../language/fields/builders';
import { partFields } from './checkpoints/checkpointFields';

/** Fields shared by a regulation and its versions. */
export const regulationFields = {
  name: localizedText({ required: true, max: 200, search: true }),
  shortName: text({ required: true, max: 40, search: true }),
  description: localizedText({ max: 4000, multiline: true }),
  shortDescription: localizedText({ max: 300 }),
  type: choice(auditType, { required: true }),
  categoryType: choice(categoryType),
  interval: integer({ required: true, min: 1, max: 1000, unitField: 'intervalUnit' }),
  intervalUnit: choice(intervalUnit, { required: true, default: 'MONTHLY' }),
  isMandatory: boolean({ default: true }),
  /** An inspection by this regulation also counts for these. */
  alsoCovers: references('auditRegulations', { max: 20 }),
  sortOrder: integer({ min: 0, max: 100000, default: 0 }),
  /** Components a deficiency may be found at, offered to choose from. */
  components: list({ name: localizedText({ required: true, max: 160 }) }, { max: 60, sortable: true }),
  parts: list(partFields, { max: 50, sortable: true, heavy: true, editor: 'regulationParts' }),
} as const;

/** The form tabs of these fields. */
export const regulationForm = {
  master: [
    'name',
    'shortName',
    'type',
    'categoryType',
    'interval',
    'intervalUnit',
    'isMandatory',
    'alsoCovers',
    'sortOrder',
    'shortDescription',
    'description',
  ],
  parts: ['parts', 'components'],
} as const;
