import { dangerLevel } from '../../../language/choices/choices';
import englishWords from '../../../locales/planningDocument/en-EN.json';
import { code, image, list, record, text, type ValueOf, words } from '../shape';

const person = record({ name: text, phone: text, email: text });

/** A piece on the list of an appointment. */
const equipment = record({
  number: text,
  identNumber: text,
  qrCode: text,
  /** Position within the location; `location` is the full path. */
  place: text,
  location: text,
  /** Both combined, for lists. */
  whereabouts: text,
  product: text,
  manufacturer: text,
  serialNumber: text,
  yearOfProduction: text,
  category: text,
  regulation: text,
  lastDate: text,
  /** Earliest mandatory due date of the piece. */
  nextDate: text,
  /** Inspected, open or not found. */
  state: text,
  /** Reason why the piece is locked; '' if it is not. */
  lock: text,
  /** Number of open deficiencies; '' for none, so that templates can test it. */
  deficiencyCount: text,
  deficiencies: list(
    record({
      description: text,
      danger: record({ code: code(dangerLevel.values), word: text }),
      due: text,
    }),
  ),
});

export const planningContextShape = record({
  planning: record({ title: text, date: text, type: text, comment: text, printed: text }),
  account: record({ name: text, address: text, phone: text, email: text, logo: image }),
  customer: record({ name: text, number: text, address: text, logo: image }),
  location: record({ name: text, address: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text, logo: image, footer: text }),
  auditor: person,
  contact: person,
  /** Counts; '' for none but for `equipment`, so that templates can test them. */
  totals: record({ equipment: text, processed: text, locked: text, deficiencies: text, notFound: text }),
  preparations: list(record({ name: text, done: text })),
  /** Number of preparation steps; '' for none. */
  preparationCount: text,
  equipment: list(equipment),
  notFound: list(record({ number: text, identNumber: text, product: text, place: text, lastDate: text })),
  labels: words(englishWords.planningDocument),
});

/** Everything a template of a planning list can print; texts are formatted in the list's language. */
export type PlanningContext = ValueOf<typeof planningContextShape>;
export type PlannedEquipment = PlanningContext['equipment'][number];
