import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import type { Language } from '@plumbline/resources/language/languages';
import { isOfSeller } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { ApiError, failFields } from '../../../base/errors/errors';
import type { EntityHooks, Write } from '../../../entities/hooks';
import { lookUp } from '../../../entities/lookUp';
import { selectRows } from '../../../entities/selectRows';
import { typed } from '../../../entities/typedRecords';
import type { FileStore } from '../../../platform/files/fileStore';
import { findingsOf } from './knownFindings';
import { type TemplateFindings, verdictOn } from './readVerdict';

/** A draft is stored only if it passes the check of templates; a template knows whose broker's account it is in. */
export const templateHooks = (api: Pick<Api, 'db' | 'config'>, store: FileStore): EntityHooks => ({
  async beforeWrite({ call, before, after }: Write) {
    if (!after) return;
    const { instance, draft, kind } = typed('reportTemplates', after);
    if (!before) after.broker = await brokerIn(call, instance);
    if (isOfSeller(kind) && !after.broker) failFields({ kind: { message: 'validation.onlyBrokers' } });
    const hash = draft?.hash;
    if (!hash || hash === (before && typed('reportTemplates', before).draft?.hash)) return;
    // A file that was never uploaded is refused elsewhere, with all missing files.
    if (!(await store.has(instance, hash))) return;
    // Looked up, because it takes seconds in which others could not write.
    const findings = await lookUp(call, {
      key: `template ${hash} ${kind}`,
      of: {},
      load: () => findingsOf(api, store, { instance, hash, kind }),
    });
    refuseProblems(findings, call.actor.language);
  },
});

/** INVALID at the draft, with the first problems in words and all of them as data. */
export function refuseProblems(findings: TemplateFindings, language: Language): void {
  const { accepted, problems } = verdictOn(findings, language);
  if (accepted) return;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = errors.slice(0, mostTold).map(({ message }) => message);
  if (errors.length > mostTold) told.push('…');
  throw new ApiError(
    'INVALID',
    { problems },
    { draft: { message: 'validation.templateProblems', args: { problems: told.join(' ') } } },
  );
}

const mostTold = 5;

const brokerIn = (call: Write['call'], instance: string): Promise<ReportTemplate['broker']> =>
  lookUp(call, {
    key: 'broker of the account',
    of: { brokers: 'all' },
    load: async (db) => {
      const [row] = await selectRows(
        db,
        'select id from brokers where account = ? and deletedAt is null order by id limit 1',
        [instance],
      );
      return row ? String(row.id) : null;
    },
  });
