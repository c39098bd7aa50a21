import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import { categoriesAbove } from '@plumbline/resources/language/categoryTree';
import type { TemplateCandidate, TemplateWish } from '@plumbline/resources/rules/reports/chooseTemplate';
import { asSystem, type Call } from '../../../entities/call';
import { listTyped } from '../../../entities/typedRecords';
import { brokerOfAccount } from '../../../platform/brands/brandOf';
import { brokerLine } from '../../../platform/brands/brokerLine';
import { withThoseAbove } from '../content/readRows';
import type { ReportKind } from '../engine/defaultTemplate';

export type Candidate = ReportTemplate & TemplateCandidate;

/** The account itself, then those of the brokers that look after it, nearest first. */
export async function accountsOfInstance(call: Call, instance: string): Promise<string[]> {
  const broker = await brokerOfAccount(call.db, instance);
  return [instance, ...(await accountsOfBroker(call, broker)).filter((account) => account !== instance)];
}

/** The accounts of a broker and of the brokers above it, nearest first. */
export async function accountsOfBroker({ db }: Call, broker: string | null): Promise<string[]> {
  if (!broker) return [];
  const line: { account: string | null }[] = await brokerLine(db, broker).select('brokers.account');
  return line.flatMap(({ account }) => account ?? []);
}

/** Whose templates apply: those of an account and its brokers, or those of a seller (null: the provider) and its brokers. */
export type TemplateKeeper = { instance: string } | { seller: string | null };

/** The accounts whose templates apply, nearest first. */
export const accountsKeeping = (call: Call, keeper: TemplateKeeper): Promise<string[]> =>
  'seller' in keeper ? accountsOfBroker(call, keeper.seller) : accountsOfInstance(call, keeper.instance);

/** The templates of these accounts, the nearest first. */
export async function loadCandidates(
  call: Call,
  accounts: readonly string[],
  kind: ReportKind,
): Promise<Candidate[]> {
  const lists = await Promise.all(
    accounts.map(async (account, distance) => {
      const rows = await listTyped(asSystem(call, account), 'reportTemplates', { filter: { kind } });
      return rows.map((row) => ({ ...row, distance }));
    }),
  );
  return lists.flat();
}

/** What a document is about: a report or an appointment, in the document's language. */
export type DocumentSubject = Pick<AuditReport, 'instance' | 'language' | 'owner' | 'type' | 'categories'>;

/** What the conditions of templates are compared with. */
export async function wishOf(
  call: Call,
  about: Omit<DocumentSubject, 'instance'>,
  kind: ReportKind,
): Promise<TemplateWish> {
  const categories = await withThoseAbove(call, 'categories', about.categories ?? []);
  const nodes = [...categories.values()];
  return {
    kind,
    language: about.language,
    owner: about.owner,
    type: about.type,
    categories: (about.categories ?? []).map((id) => categoriesAbove(nodes, id)),
  };
}
