import type { makePlanningList as contract } from '@plumbline/resources/commands/reportTemplates';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Api } from '../../../base/context/context';
import { asSystem, type Call } from '../../../entities/call';
import type { FileStore } from '../../../platform/files/fileStore';
import { reportImages } from '../reportImages';
import { takePreviews } from '../templates/knownFindings';
import { renderWith, templateOfReport } from '../templates/templateOfReport';
import { buildPlanningContext } from './buildPlanningContext';
import { loadPlanningData } from './loadPlanningData';

/**
 * The list of an appointment as a PDF, by the template that applies to such lists. Errors: NOT_FOUND, QUOTA_USED if
 * the account has no previews left, and those of `renderReport`.
 */
export async function makePlanningList(
  api: Pick<Api, 'db' | 'config'>,
  store: FileStore,
  { call, id, wish }: { call: Call; id: string; wish: InputOf<typeof contract> },
): Promise<Buffer> {
  const language = wish.language ?? call.actor.language;
  const data = await loadPlanningData(call, id);
  const { instance, owner, type, categories } = data.planning;
  await takePreviews(api, instance);
  const about = { instance, language, owner, type, categories };
  const used = await templateOfReport(asSystem(call, instance), store, { about, kind: 'PLANNING_LIST' });
  const { pdf } = await renderWith(
    used,
    {
      of: 'planning',
      context: buildPlanningContext(data, { language, today: dayOf(call.now) }),
      language,
      // Logos of brokers are stored with the catalogue.
      images: reportImages(store, [instance, CATALOGUE_ID], null),
      accent: data.brand?.accent ?? null,
    },
    { isLastTry: true },
  );
  return pdf;
}
