import type { whichTemplate as contract } from '@plumbline/resources/commands/reportTemplates';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { chooseTemplate } from '@plumbline/resources/rules/reports/chooseTemplate';
import { asSystem, type Call } from '../../../entities/call';
import { getTyped } from '../../../entities/typedRecords';
import { loadCandidates, wishOf } from './loadCandidates';

/**
 * The template that an open report would use now, and why not the others. Of a broker's templates its customers learn
 * the names of those in use, nothing else.
 */
export async function whichTemplate(call: Call, id: string): Promise<AnswerOf<typeof contract>> {
  const report = await getTyped(call, 'auditReports', id);
  const system = asSystem(call, report.instance);
  const candidates = await loadCandidates(system, report.instance, 'AUDIT_REPORT');
  const { chosen, judged } = chooseTemplate(candidates, await wishOf(system, report));
  return {
    name: chosen?.name ?? null,
    number: chosen?.publishedVersion ?? null,
    isOfBroker: (chosen?.distance ?? 0) > 0,
    candidates: judged
      .map(({ candidate, reason }) => ({
        name: candidate.name,
        isOfBroker: candidate.distance > 0,
        isChosen: candidate === chosen,
        reason,
      }))
      .filter(({ isOfBroker, reason }) => !isOfBroker || (reason !== 'inactive' && reason !== 'unpublished')),
  };
}
