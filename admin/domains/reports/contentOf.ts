import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { DataProvider } from 'react-admin';
import type { LocalRow } from '../../data/offline';
import { pagesOfIds } from '../../data/records/pagesOfIds';
import { auditsOf } from './auditsOf';

/** Most rows of one answer. */
const rowsAtOnce = 1000;

/** What a report holds, from the server: its inspections, what they are of and what they found. */
export async function contentOf(report: AuditReport, provider: DataProvider) {
  const { id, planning, state } = report;
  // What is still to be made takes up also what no report holds yet.
  const filter = state === 'finished' ? { report: id } : { planning, isFinished: true };
  const audits = auditsOf(report, await allOf<LocalRow<'audits'>>(provider, 'audits', filter));
  const pieces = [...new Set(audits.flatMap(({ equipment }) => equipment ?? []))];
  const [{ data: equipments }, deficiencies] = await Promise.all([
    provider.getMany<LocalRow<'equipments'>>('equipments', { ids: pieces }),
    Promise.all(
      pagesOfIds(audits.map((audit) => audit.id)).map((audit) =>
        allOf<LocalRow<'deficiencies'>>(provider, 'deficiencies', { audit }),
      ),
    ),
  ]);
  return { audits, equipments, deficiencies: deficiencies.flat() };
}

/** The whole of a list, however many answers it takes. */
async function allOf<R extends LocalRow>(
  provider: DataProvider,
  resource: string,
  filter: object,
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<R>(resource, {
      filter,
      pagination: { page, perPage: rowsAtOnce },
      sort: { field: 'id', order: 'ASC' },
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
