import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { EntityName } from '@plumbline/resources/entities/names';
import { canonical, sha256 } from '@plumbline/resources/reports/canonical';
import { reportContent } from '@plumbline/resources/reports/reportContent';
import { currentClient, type LocalRow } from '../offline';
import { auditsOf } from './auditsOf';

/** SHA-256 of what the device shows of a report, which a signature given here binds; null where it keeps nothing. */
export async function reportHash(report: AuditReport): Promise<string | null> {
  const client = currentClient();
  if (!client) return null;
  const list = <N extends EntityName>(resource: N, filter: Record<string, unknown>): LocalRow<N>[] =>
    client.list(resource, { filter }).records;
  const { planning } = report;
  const audits = [
    ...auditsOf(report, list('audits', { planning, isFinished: true })),
    ...list('audits', { planning, isMissed: true }).filter(({ isFinished }) => !isFinished),
  ];
  const pieces = [...new Set(audits.flatMap(({ equipment }) => equipment ?? []))];
  const checklists = [...new Set(audits.flatMap(({ checklist }) => checklist ?? []))];
  const appointment = client.record('auditPlannings', planning);
  const person = (id: string | null) => {
    const found = id ? client.record('contacts', id) : undefined;
    return found ? `${found.firstName} ${found.lastName}` : null;
  };
  const name = (resource: 'equipmentOwners' | 'locations', id: string | null | undefined) =>
    (id && client.record(resource, id)?.name) || null;
  return sha256(
    canonical(
      reportContent({
        report,
        audits,
        equipments: list('equipments', { id: pieces }),
        checklists: list('checklists', { id: checklists }),
        deficiencies: list('deficiencies', { equipment: pieces }),
        names: [
          name('equipmentOwners', appointment?.owner),
          name('locations', appointment?.location),
          person(report.auditor),
          person(report.contact),
        ],
      }),
    ),
  );
}
