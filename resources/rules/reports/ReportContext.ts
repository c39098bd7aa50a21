import { auditResult, dangerLevel } from '../../language/choices/choices';
import englishWords from '../../locales/reportDocument/en-EN.json';
import { code, image, list, record, text, type ValueOf, words } from './shape';

const result = record({ code: code(auditResult.values), word: text });
const danger = record({ code: code(dangerLevel.values), word: text });
const photo = record({ image, caption: text });

/** `time` is day and time of the signature on the clock of the halls; where only the day is known, that. */
const signature = record({ image, name: text, role: text, place: text, date: text, time: text });

const checkpoint = record({
  number: text,
  name: text,
  answer: text,
  value: text,
  unit: text,
  /** Up to where a measured amount is green and orange, in words; '' where there are no limits. */
  limits: text,
  comment: text,
  danger,
});

/** A field that the account added, where it is filled; `key` finds it: `customFields[key='costCentre'].value`. */
const ownField = record({ key: text, name: text, value: text });

const deficiency = record({
  number: text,
  description: text,
  measure: text,
  due: text,
  responsible: text,
  component: text,
  danger,
  customFields: list(ownField),
  photos: list(photo),
  /** The same photos two by two, for templates that set them side by side in a table. */
  photoRows: list(record({ left: photo, right: photo })),
});

/** One found at an earlier inspection of the piece, and what became of it. */
const earlierDeficiency = record({
  number: text,
  description: text,
  found: text,
  danger,
  outcome: text,
  comment: text,
  /** '' where nothing is left to be done. */
  isOpen: text,
  measure: text,
  due: text,
  responsible: text,
});

const equipment = record({
  number: text,
  identNumber: text,
  qrCode: text,
  /** Where in the location; `location` is that with those above it. */
  place: text,
  location: text,
  /** Both together, for lists. */
  whereabouts: text,
  inspector: text,
  product: text,
  manufacturer: text,
  serialNumber: text,
  yearOfProduction: text,
  category: text,
  regulation: text,
  /** Which version of the regulation was in force, e.g. `Version 3`. */
  regulationVersion: text,
  auditDate: text,
  nextDate: text,
  /** By when it is due by which regulation; `what` is regulation and type. The earliest mandatory one is `nextDate`. */
  nextDates: list(record({ regulation: text, type: text, date: text, what: text })),
  comment: text,
  /** What the category wants at the head of its equipment; `key` is the field: `headerFields[key='dimensions'].value`. */
  headerFields: list(ownField),
  customFields: list(ownField),
  /** What the account added to inspections, and to models. */
  auditFields: list(ownField),
  productFields: list(ownField),
  /** The header fields, and of the account's those it wants to see in its reports: the default template shows them. */
  reportFields: list(ownField),
  /** How many deficiencies were found; '' where none was, so that a template can ask for it. */
  deficiencyCount: text,
  result,
  /** The result, or that the piece is locked in spite of it. */
  state: result,
  /** Why it is locked besides its result; `deficiency` is the number of the deficiency that locks it, if one does. */
  locks: list(record({ reason: text, deficiency: text })),
  /** The same as one text, a line each. */
  lockText: text,
  /** How many such reasons there are; '' where there is none, so that a template can ask for it. */
  lockCount: text,
  parts: list(record({ name: text, checkpoints: list(checkpoint) })),
  deficiencies: list(deficiency),
  earlierDeficiencies: list(earlierDeficiency),
  /** How many earlier ones are told of; '' where there is none, so that a template can ask for it. */
  earlierCount: text,
  photos: list(photo),
  photoRows: list(record({ left: photo, right: photo })),
});

/** What is to be done, the most dangerous first; `number` is that of the deficiency. */
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
    /** Number of the report that this one corrects. */
    supersedes: text,
    /** SHA-256 of the content, where it can be checked, and the code that leads there; nothing in a preview. */
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
  /** Who sells the product to the account under its own name; nothing where nobody does. */
  broker: record({ name: text, logo: image, footer: text }),
  planning: record({ date: text, type: text, customFields: list(ownField) }),
  auditor: record({ name: text, phone: text, email: text, customFields: list(ownField) }),
  contact: record({ name: text, phone: text, email: text, customFields: list(ownField) }),
  /** Counts; `attachments` is '' where there are none, so that a template can ask for it. */
  totals: record({
    equipment: text,
    processed: text,
    deficiencies: text,
    /** Deficiencies of earlier inspections that are still open. */
    earlier: text,
    /** Pieces that must not be used, for whatever reason. */
    locked: text,
    nextDate: text,
    attachments: text,
    actions: text,
    notFound: text,
  }),
  /** One entry per result that occurs, in the order of the specification, locked pieces of a better result apart. */
  summary: list(record({ result, count: text, meaning: text })),
  /** How many open deficiencies there are of each danger level, found now and left from before. */
  dangers: record({ red: byDanger, orange: byDanger, green: byDanger }),
  actions: list(action),
  equipment: list(equipment),
  /** Pieces that should have been inspected and were not found. */
  notFound: list(record({ number: text, identNumber: text, product: text, place: text, lastDate: text })),
  signatures: record({ auditor: signature, customer: signature }),
  attachments: list(record({ number: text, name: text, pages: text })),
  labels: words(englishWords.reportDocument),
});

/** Everything a template of an audit report can show; every string is in the report's language, ready to be read. */
export type ReportContext = ValueOf<typeof reportContextShape>;
export type ReportEquipment = ReportContext['equipment'][number];
export type ReportDeficiency = ReportEquipment['deficiencies'][number];
export type ReportAction = ReportContext['actions'][number];
export type ReportPhoto = ReportDeficiency['photos'][number];
export type ReportSignature = ReportContext['signatures']['auditor'];
