import type { Audit } from '../../entities/audits';
import type { Deficiency } from '../../entities/deficiencies';
import type { Equipment } from '../../entities/equipments';
import { headerField } from '../../language/choices/choices';
import type { FileValue } from '../../language/fields/field';
import { countedFindings, dayOf } from '../audits';
import { ownValues } from '../customFields/customFields';
import { notesOf } from '../photos';
import { canonical } from './canonical';
import type { ReportRows } from './ReportRows';
import { shownBesides } from './shownBesides';

/**
 * The signed content of a report: findings and everything its PDF shows. Without the number (unknown offline), the
 * language and the design (logos, colours, template).
 */
export const reportContent = (rows: ReportRows) => ({
  ...findingsContent(rows),
  shown: shownBesides(rows),
});

/**
 * The part that every signing device has: account, inspected pieces, findings, attachments. The server adds what a
 * person's rights hide (ancestors of a permitted location).
 */
export function findingsContent({
  report,
  audits,
  missed,
  equipments,
  checklists,
  deficiencies,
}: ReportRows) {
  return {
    report: report.id,
    planning: report.planning,
    auditor: report.auditor,
    contact: report.contact,
    comment: report.comment,
    own: ownValues({ ...report }),
    supersedes: report.supersedes,
    attachments: (report.attachments ?? []).map(({ hash, name }) => ({ hash, name })),
    inspections: [...audits].sort(byId).map(inspection),
    notFound: missed.map(({ equipment }) => equipment).sort(),
  };

  function inspection(audit: Audit) {
    const findings = deficiencies.filter((one) => one.audit === audit.id);
    const parts = checklists.get(audit.checklist ?? '')?.parts ?? null;
    return {
      id: audit.id,
      piece: piece(equipments.get(audit.equipment ?? '')),
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
      lifted: audit.liftedAt && { at: audit.liftedAt, by: audit.liftedBy, reason: audit.liftReason },
      isUnaware: audit.isUnaware,
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
  // Absent where unknown, so that contents of reports before there were positions stay as they are.
  ...(one.bay == null ? {} : { bay: one.bay }),
  ...(one.level == null ? {} : { level: one.level }),
});

/** The pictures with what was noted on them; one without notes is its hash alone. */
const hashesOf = (files: readonly FileValue[] | null | undefined): string[] =>
  (files ?? []).map((file) => {
    const notes = notesOf(file);
    return notes ? `${file.hash} ${canonical(notes)}` : file.hash;
  });
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
