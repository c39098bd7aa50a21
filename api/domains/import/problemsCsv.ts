import { entities } from '@plumbline/resources/entities/index';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { expectedText } from '@plumbline/resources/rules/import/expectedText';
import Papa from 'papaparse';
import type { Call } from '../../entities/call';
import { productNameIn } from '../../platform/brands';
import { importRows } from './importRows';
import { listFile } from './sessions/listFile';
import type { StoredSession } from './sessions/sessionStore';

/**
 * Writes all problems of a list as CSV for Excel, in the caller's language; a new dry run finds them, so only the first
 * ones are stored.
 */
export async function problemsCsv(
  call: Call,
  dataDir: string,
  session: StoredSession,
  write: (text: string) => void,
): Promise<void> {
  const texts = textsOf(readLocale(call.actor.language));
  const product = await productNameIn(call.db, call.actor.instance);
  const say = (key: string, args: Record<string, string | number> = {}) =>
    (texts.get(key) ?? key).replace(/%\{(\w+)\}/g, (_, name: string) =>
      String({ product, ...args }[name] ?? ''),
    );
  const line = (cells: readonly (string | number)[]) =>
    write(`${Papa.unparse([cells], { delimiter: ';', escapeFormulae: true })}\r\n`);
  write('\ufeff');
  line(['row', 'column', 'value', 'expected'].map((name) => say(`import.problems.${name}`)));
  if (!session.plan) return;
  await importRows(call, {
    entity: entities[session.resource],
    path: listFile(dataDir, session.id),
    options: session.options,
    list: session.list,
    fileName: session.fileName,
    plan: session.plan,
    isDry: true,
    onLot: async (_, { problems, notices }) => {
      for (const problem of [...problems, ...notices].sort((one, other) => one.row - other.row))
        line([
          problem.row,
          problem.header ?? '',
          problem.value ?? '',
          expectedText(session.resource, problem.expected, { language: call.actor.language, translate: say }),
        ]);
      return true;
    },
  });
}
