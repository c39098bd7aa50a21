import type { whichTemplate as contract } from '@plumbline/resources/commands/reportTemplates';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { rightOf } from '@plumbline/resources/language/permissions';
import { chooseTemplate } from '@plumbline/resources/rules/reports/chooseTemplate';
import { asSystem, type Call } from '../../../entities/call';
import { getTyped } from '../../../entities/typedRecords';
import type { ReportKind } from '../engine/defaultTemplate';
import { accountsOfInstance, loadCandidates, wishOf } from './loadCandidates';

/**
 * The template that an open report would use now; people who may read templates also learn why not the others. Of a
 * broker's templates its customers learn the names of those in use that are not for a single customer of the broker.
 */
export async function whichTemplate(
  call: Call,
  id: string,
  kind: ReportKind = 'AUDIT_REPORT',
): Promise<AnswerOf<typeof contract>> {
  const report = await getTyped(call, 'auditReports', id);
  const may = rightOf(definitions.reportTemplates, 'read', call.actor) !== undefined;
  const system = asSystem(call, report.instance);
  const candidates = await loadCandidates(system, await accountsOfInstance(system, report.instance), kind);
  const { chosen, outcomes } = chooseTemplate(candidates, await wishOf(system, report, kind));
  return {
    name: chosen?.name ?? null,
    number: chosen?.publishedVersion ?? null,
    isOfBroker: (chosen?.distance ?? 0) > 0,
    candidates: (may ? outcomes : [])
      .filter(({ candidate }) => candidate.distance === 0 || candidate.owner === null)
      .map(({ candidate, reason }) => ({
        name: candidate.name,
        isOfBroker: candidate.distance > 0,
        isChosen: candidate === chosen,
        reason,
      }))
      .filter(({ isOfBroker, reason }) => !isOfBroker || (reason !== 'inactive' && reason !== 'unpublished')),
  };
}
