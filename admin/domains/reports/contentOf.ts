import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { DataProvider } from 'react-admin';
import type { LocalRow } from '../../data/offline';
import { pagesOfIds } from '../../data/records/pagesOfIds';
import { auditsOf } from './auditsOf';

/** Maximum rows per response. */
const rowsAtOnce = 1000;

/** The content of a report from the server: inspections, equipment and deficiencies. */
export async function contentOf(report: AuditReport, provider: DataProvider) {
  const { id, planning, state } = report;
  // A report that is not final also includes inspections not in any report yet.
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

/** All rows of a list, page by page. */
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
