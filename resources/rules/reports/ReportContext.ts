import { auditResult, dangerLevel } from '../../language/choices/choices';
import englishWords from '../../locales/reportDocument/en-EN.json';
import { code, image, list, record, text, type ValueOf, words } from './shape';

const result = record({ code: code(auditResult.values), word: text });
const danger = record({ code: code(dangerLevel.values), word: text });
const photo = record({ image, caption: text });

/** `time`: local day and time of the signature; only the day if the time is unknown. */
const signature = record({ image, name: text, role: text, place: text, date: text, time: text });

const checkpoint = record({
  number: text,
  name: text,
  answer: text,
  value: text,
  unit: text,
  /** The limits of green and orange in words; '' without limits. */
  limits: text,
  comment: text,
  danger,
});

/** A filled custom field; by `key`: `customFields[key='costCentre'].value`. */
const ownField = record({ key: text, name: text, value: text });

const deficiency = record({
  number: text,
  description: text,
  measure: text,
  due: text,
  responsible: text,
  component: text,
  /** Where on the rack: `Bay 3, level 2`; '' if unknown. */
  position: text,
  danger,
  customFields: list(ownField),
  photos: list(photo),
  /** The same photos in pairs, for two-column tables. */
  photoRows: list(record({ left: photo, right: photo })),
});

/** A deficiency of an earlier inspection and its outcome. */
const earlierDeficiency = record({
  number: text,
  description: text,
  found: text,
  danger,
  outcome: text,
  comment: text,
  /** '' if nothing is left to be done. */
  isOpen: text,
  measure: text,
  due: text,
  responsible: text,
});

const equipment = record({
  number: text,
  identNumber: text,
  qrCode: text,
  /** Position within the location; `location` is the full path. */
  place: text,
  location: text,
  /** The location at its first equipment, otherwise empty: a heading above the equipment of each location. */
  locationHeading: text,
  /** Both combined, for lists. */
  whereabouts: text,
  inspector: text,
  product: text,
  manufacturer: text,
  serialNumber: text,
  yearOfProduction: text,
  category: text,
  regulation: text,
  /** Version of the regulation in force, e.g. `Version 3`. */
  regulationVersion: text,
  auditDate: text,
  nextDate: text,
  /** Due dates; `what` is regulation and type. The earliest mandatory one is `nextDate`. */
  nextDates: list(record({ regulation: text, type: text, date: text, what: text })),
  comment: text,
  /** The category's header fields; by `key`: `headerFields[key='dimensions'].value`. */
  headerFields: list(ownField),
  customFields: list(ownField),
  /** Custom fields of inspections and models. */
  auditFields: list(ownField),
  productFields: list(ownField),
  /** Header fields and the custom fields marked for reports, as in the default template. */
  reportFields: list(ownField),
  /** Number of deficiencies; '' for none, so that templates can test it. */
  deficiencyCount: text,
  result,
  /** The result, or that the piece is locked despite it. */
  state: result,
  /** Lock reasons besides the result; `deficiency` is the number of the locking deficiency. */
  locks: list(record({ reason: text, deficiency: text })),
  /** The same as one text, a line each. */
  lockText: text,
  /** Number of such reasons; '' for none, so that templates can test it. */
  lockCount: text,
  parts: list(record({ name: text, checkpoints: list(checkpoint) })),
  deficiencies: list(deficiency),
  /** The rack's front with the deficiencies whose position is known; empty without any. */
  rackViews: list(record({ image, caption: text })),
  earlierDeficiencies: list(earlierDeficiency),
  /** Number of earlier ones; '' for none, so that templates can test it. */
  earlierCount: text,
  photos: list(photo),
  photoRows: list(record({ left: photo, right: photo })),
});

/** Measures, most dangerous first; `number` is the deficiency's. */
const action = record({
  number: text,
  danger,
  identNumber: text,
  product: text,
  place: text,
  what: text,
  measure: text,
  due: text,
  responsible: text,
});

const byDanger = record({ danger, count: text });

export const reportContextShape = record({
  report: record({
    number: text,
    date: text,
    state: text,
    title: text,
    remarks: text,
    customFields: list(ownField),
    /** Number of the corrected report. */
    supersedes: text,
    /** SHA-256 of the content, verification address and its code; empty in a preview. */
    hash: text,
    verifyAddress: text,
    verifyCode: image,
  }),
  account: record({ name: text, address: text, phone: text, email: text, logo: image }),
  customer: record({
    name: text,
    number: text,
    address: text,
    logo: image,
    customFields: list(ownField),
  }),
  location: record({ name: text, address: text, customFields: list(ownField) }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text, logo: image, footer: text }),
  planning: record({ date: text, type: text, customFields: list(ownField) }),
  auditor: record({ name: text, phone: text, email: text, customFields: list(ownField) }),
  contact: record({ name: text, phone: text, email: text, customFields: list(ownField) }),
  /** Counts; `attachments` is '' for none, so that templates can test it. */
  totals: record({
    equipment: text,
    processed: text,
    deficiencies: text,
    /** Open deficiencies of earlier inspections. */
    earlier: text,
    /** Pieces that must not be used, for any reason. */
    locked: text,
    nextDate: text,
    attachments: text,
    actions: text,
    notFound: text,
  }),
  /** One entry per result in the order of the specification; locked pieces with a better result separately. */
  summary: list(record({ result, count: text, meaning: text })),
  /** Number of open deficiencies per danger level, new and earlier. */
  dangers: record({ red: byDanger, orange: byDanger, green: byDanger }),
  /** Bar charts of `summary` and `dangers`. */
  charts: record({ results: image, dangers: image }),
  /** Floor plans on which the report's pieces stand, each with a pin that bears the number of its piece. */
  plans: list(record({ name: text, image, caption: text })),
  actions: list(action),
  equipment: list(equipment),
  /** Pieces that were not found. */
  notFound: list(record({ number: text, identNumber: text, product: text, place: text, lastDate: text })),
  signatures: record({ auditor: signature, customer: signature }),
  attachments: list(record({ number: text, name: text, pages: text })),
  labels: words(englishWords.reportDocument),
});

/** Everything a template of an audit report can print; texts are formatted in the report's language. */
export type ReportContext = ValueOf<typeof reportContextShape>;
export type ReportEquipment = ReportContext['equipment'][number];
export type ReportDeficiency = ReportEquipment['deficiencies'][number];
export type ReportAction = ReportContext['actions'][number];
export type ReportPhoto = ReportDeficiency['photos'][number];
export type ReportSignature = ReportContext['signatures']['auditor'];
