import { countedFindings } from '../audits/askedParts';
import { dayOf } from '../audits/dayOf';
import { headerField } from '../choices';
import { ownValues } from '../customFields';
import type { AuditReport } from '../entities/auditReports';
import type { Audit } from '../entities/audits';
import type { Checklist } from '../entities/checklists';
import type { Deficiency } from '../entities/deficiencies';
import type { Equipment } from '../entities/equipments';
import type { FileValue } from '../fields/field';

/** The rows that a report speaks of, from the database or from a device. */
export interface ReportRows {
  report: AuditReport;
  /** Finished inspections of the report, and pieces of its planning that were not found. */
  audits: readonly Audit[];
  equipments: readonly Equipment[];
  checklists: readonly Checklist[];
  /** Deficiencies of these inspections and earlier ones of the same pieces. */
  deficiencies: readonly Deficiency[];
  /** Of customer, place, inspector and contact, as they stand in the head. */
  names: readonly (string | null)[];
}

/**
 * What a signature on a report binds: whose report it is, what was inspected and found, what is attached. Neither the
 * report's number, which a device without network does not know, nor the language it is printed in.
 */
export function reportContent({ report, audits, equipments, checklists, deficiencies, names }: ReportRows) {
  const pieces = new Map(equipments.map((one) => [one.id, one]));
  const lists = new Map(checklists.map((one) => [one.id, one]));
  return {
    report: report.id,
    planning: report.planning,
    auditor: report.auditor,
    contact: report.contact,
    names,
    comment: report.comment,
    own: ownValues({ ...report }),
    supersedes: report.supersedes,
    attachments: (report.attachments ?? []).map(({ hash, name }) => ({ hash, name })),
    inspections: audits
      .filter(({ isFinished }) => isFinished)
      .sort(byId)
      .map(inspection),
    notFound: audits
      .filter((audit) => audit.isMissed && !audit.isFinished)
      .map(({ equipment }) => equipment)
      .sort(),
  };

  function inspection(audit: Audit) {
    const findings = deficiencies.filter((one) => one.audit === audit.id);
    const parts = lists.get(audit.checklist ?? '')?.parts ?? null;
    return {
      id: audit.id,
      piece: piece(pieces.get(audit.equipment ?? '')),
      checklist: audit.checklist,
      type: audit.type,
      auditor: audit.auditor,
      result: audit.result,
      comment: audit.comment,
      day: audit.dateAudited && dayOf(audit.dateAudited),
      nextDay: audit.nextAuditDate,
      own: ownValues({ ...audit }),
      photos: hashesOf(audit.damageImages),
      notApplicable: (audit.notApplicableParts ?? []).map(({ part }) => part).sort(),
      answers: [...(audit.answers ?? [])]
        .sort((a, b) => (a.checkpoint < b.checkpoint ? -1 : 1))
        .map(({ checkpoint, answer, number, dangerLevel, comment, photos }) => ({
          checkpoint,
          answer,
          number,
          dangerLevel,
          comment,
          photos: hashesOf(photos),
        })),
      deficiencies: countedFindings({ ...audit, parts, findings })
        .sort(byId)
        .map(found),
      followUps: [...(audit.followUps ?? [])]
        .sort((a, b) => (a.deficiency < b.deficiency ? -1 : 1))
        .map(({ deficiency, outcome, dangerLevel, comment, photos }) => ({
          deficiency,
          outcome,
          dangerLevel,
          comment,
          photos: hashesOf(photos),
        })),
      corrections: (audit.corrections ?? []).map(({ id, reason }) => ({ id, reason })),
      lifted: audit.liftedAt && { by: audit.liftedBy, reason: audit.liftReason },
    };
  }
}

const piece = (equipment: Equipment | undefined) =>
  equipment && {
    id: equipment.id,
    identNumber: equipment.identNumber,
    qrCode: equipment.qrCode,
    product: equipment.product,
    category: equipment.category,
    location: equipment.location,
    place: equipment.place,
    serialNumber: equipment.serialNumber,
    yearOfProduction: equipment.yearOfProduction,
    head: Object.fromEntries(headerField.values.map((name) => [name, equipment[name]])),
    own: ownValues({ ...equipment }),
  };

const found = (one: Deficiency) => ({
  id: one.id,
  checkpoint: one.checkpoint,
  description: one.description,
  measure: one.measure,
  dateDue: one.dateDue,
  responsiblePerson: one.responsiblePerson,
  component: one.component,
  dangerLevel: one.dangerLevel,
  photos: hashesOf(one.photos),
  own: ownValues({ ...one }),
});

const hashesOf = (files: readonly FileValue[] | null | undefined): string[] =>
  (files ?? []).map(({ hash }) => hash);
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
