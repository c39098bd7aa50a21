import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import { categoriesAbove } from '@plumbline/resources/language/categoryTree';
import type { TemplateCandidate, TemplateWish } from '@plumbline/resources/rules/reports/chooseTemplate';
import { asSystem, type Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import { brokerOfAccount } from '../../../platform/brands/brandOf';
import { brokerLine } from '../../../platform/brands/brokerLine';
import { withThoseAbove } from '../content/readRows';

export type Candidate = ReportTemplate & TemplateCandidate;

/** The templates of the account, of its broker and of the brokers above. */
export async function loadCandidates(call: Call, instance: string, kind: string): Promise<Candidate[]> {
  const accounts = [instance, ...(await brokerAccounts(call, instance))];
  const lists = await Promise.all(
    accounts.map(async (account, distance) => {
      const rows = await listTyped(asSystem(call, account), 'reportTemplates', { filter: { kind } });
      return rows.map((row) => ({ ...row, distance }));
    }),
  );
  return lists.flat();
}

/** The accounts of the brokers that look after this one, nearest first; a broker's own account is left out. */
async function brokerAccounts({ db }: Call, instance: string): Promise<string[]> {
  const broker = await brokerOfAccount(db, instance);
  if (!broker) return [];
  const line: { account: string | null }[] = await brokerLine(db, broker).select('brokers.account');
  return line.flatMap(({ account }) => (account && account !== instance ? [account] : []));
}

/** What the conditions of templates are compared with. */
export async function wishOf(call: Call, report: AuditReport): Promise<TemplateWish> {
  const categories = await withThoseAbove(call, 'categories', report.categories ?? []);
  const nodes = [...categories.values()];
  return {
    kind: 'AUDIT_REPORT',
    language: report.language,
    owner: report.owner,
    type: report.type,
    categories: (report.categories ?? []).map((id) => categoriesAbove(nodes, id)),
  };
}
