import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { definitions } from '@plumbline/resources/entities/index';
import { canonical, sha256 } from '@plumbline/resources/reports/canonical';
import { reportContent } from '@plumbline/resources/reports/reportContent';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { rowMapper } from '../../entities/rowMapper';
import { byId, readRows } from './readRows';

export interface HashedContent {
  /** Canonical JSON of what the report says. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
}

/** What a report that is not final says at this moment, as `report` has it and the database the rest. */
export async function hashReport(call: Call, report: AuditReport): Promise<HashedContent> {
  const planning = (await byId(call, 'auditPlannings', [report.planning])).get(report.planning);
  const audits = await auditsOf(call, report);
  const pieces = audits.map(({ equipment }) => equipment);
  const text = canonical(
    reportContent({
      report,
      audits,
      equipments: [...(await byId(call, 'equipments', pieces)).values()],
      checklists: [
        ...(
          await byId(
            call,
            'checklists',
            audits.map(({ checklist }) => checklist),
          )
        ).values(),
      ],
      deficiencies: await readRows<Deficiency>(
        call,
        definitions.deficiencies,
        { instance: report.instance, deletedAt: null },
        ['equipment', pieces.filter((id) => id !== null)],
      ),
      names: await namesOf(call, report, planning),
    }),
  );
  return { text, hash: await sha256(text) };
}

/** Its inspections, those that no report holds yet, and what was not found. */
async function auditsOf(call: Call, { id, instance, planning, supersedes }: AuditReport): Promise<Audit[]> {
  const entity = await accountEntity(call, definitions.audits);
  const mapper = rowMapper(entity);
  const rows = await call
    .db('audits')
    .where({ instance, planning, deletedAt: null })
    .where((some) => {
      void some.where((done) => {
        void done.where({ isFinished: 1 }).where((held) => {
          void held.where({ report: id });
          if (!supersedes) void held.orWhereNull('report');
        });
      });
      void some.orWhere((missed) => void missed.where({ isMissed: 1 }).whereNot({ isFinished: 1 }));
    })
    .select([...mapper.columns]);
  // The mapper turns a stored row into what the definition says of it.
  return rows.map((row) => mapper.read(row) as unknown as Audit);
}

async function namesOf(call: Call, report: AuditReport, planning: AuditPlanning | undefined) {
  const people = await byId(call, 'contacts', [report.auditor, report.contact]);
  const owners = await byId(call, 'equipmentOwners', [planning?.owner ?? null]);
  const places = await byId(call, 'locations', [planning?.location ?? null]);
  const person = (id: string | null) => {
    const found = people.get(id ?? '');
    return found ? `${found.firstName} ${found.lastName}` : null;
  };
  return [
    owners.get(planning?.owner ?? '')?.name ?? null,
    places.get(planning?.location ?? '')?.name ?? null,
    person(report.auditor),
    person(report.contact),
  ];
}
