import type { Audit } from '../../entities/audits';
import type { Contact } from '../../entities/contacts';
import type { Equipment } from '../../entities/equipments';
import { headerFieldsOf } from '../../language/headerFields';
import { ownValues } from '../customFields/customFields';
import { besidesInspection } from './besidesInspection';
import { documentsOf } from './categoryDocuments';
import { pathOf } from './pathOf';
import type { ReportRows } from './ReportRows';

/** What the PDF prints besides the findings: names and addresses, what is due, earlier deficiencies, locks, documents. */
export function shownBesides(rows: ReportRows) {
  const { report, planning, account, owner, location, contacts, regulations } = rows;
  return {
    issuer: { name: account?.companyName, address: account?.address },
    customer: owner && {
      name: owner.name,
      number: owner.customerNumber,
      address: owner.address,
      own: ownValues({ ...owner }),
    },
    place: location && { name: location.name, address: location.address, own: ownValues({ ...location }) },
    planning: {
      day: planning?.datePlanned,
      type: report.type ?? planning?.type,
      own: planning && ownValues({ ...planning }),
    },
    auditor: person(contacts.get(report.auditor ?? '')),
    contact: person(contacts.get(report.contact ?? '')),
    pieces: [...rows.equipments.values()].sort(byId).map((one) => piece(one, rows)),
    inspections: [...rows.audits].sort(byId).map(inspection),
    notFound: rows.missed
      .map(({ equipment }) => ({ id: equipment ?? '', last: lastOf(rows.equipments.get(equipment ?? '')) }))
      .sort(byId),
    documents: documentsOf(rows)
      .map(({ file: { hash, name }, position }) => ({ id: hash, name, position }))
      .sort(byId),
  };

  function inspection(audit: Audit) {
    const checklist = rows.checklists.get(audit.checklist ?? '');
    const { nextDates, earlier, lifted, locks } = besidesInspection(audit, rows);
    return {
      id: audit.id,
      inspector: nameOf(contacts.get(audit.auditor ?? '')),
      regulation: { name: checklist?.name, version: checklist?.regulationVersion },
      nextDates: nextDates.map(({ regulation, type, isMandatory, date }) => ({
        regulation,
        name: regulations.get(regulation ?? '')?.name,
        type,
        isMandatory,
        date,
      })),
      earlier: earlier.map(withoutId),
      lifted: lifted.map(withoutId),
      locks: locks.map(({ kind, since, by, reason }) => ({ kind, since, by, reason })),
    };
  }
}

function piece(equipment: Equipment, { products, categories, locations }: ReportRows) {
  const model = products.get(equipment.product ?? '');
  return {
    id: equipment.id,
    path: pathOf(locations, equipment.location),
    model: model && { name: model.name, manufacturer: model.manufacturer, own: ownValues({ ...model }) },
    category: categories.get(equipment.category ?? '')?.name,
    heads: headerFieldsOf([...categories.values()], equipment.category),
  };
}

const lastOf = (equipment: Equipment | undefined) => equipment?.lastAuditDate;
const nameOf = (contact: Contact | undefined) => contact && `${contact.firstName} ${contact.lastName}`;
const person = (contact: Contact | undefined) =>
  contact && {
    name: nameOf(contact),
    phones: contact.phoneNumbers,
    email: contact.emailAddress,
    own: ownValues({ ...contact }),
  };

// Ids of list entries are given by the person who writes them first.
const withoutId = (one: object) => ({ ...one, id: undefined });
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
