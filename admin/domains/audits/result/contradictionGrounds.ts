import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { countedFindings } from '@plumbline/resources/rules/audits/askedParts';
import { negativeCheckpoints } from '@plumbline/resources/rules/audits/suggestResult';
import { findingsLeft } from '@plumbline/resources/rules/locks/openDeficiencies';
import type { AuditWork } from '../useAuditWork';

export interface Ground {
  id: string;
  name: string;
  /** Danger level of a deficiency; null: a checkpoint without one. */
  dangerLevel: Deficiency['dangerLevel'] | null;
}

interface Grounds {
  content: AuditContent;
  work: Pick<AuditWork, 'deficiencies' | 'earlier'>;
  followUps: Parameters<typeof findingsLeft>[1];
  language: Language;
}

/**
 * What speaks against the equipment: new and remaining deficiencies, most dangerous first, then other negative
 * checkpoints.
 */
export function contradictionGrounds({ content, work, followUps, language }: Grounds): Ground[] {
  const found = countedFindings({ ...content, findings: work.deficiencies });
  const left = work.earlier.flatMap((one) =>
    findingsLeft([one], followUps).map(({ dangerLevel }) => ({ ...one, dangerLevel })),
  );
  const deficiencies = [...found, ...left].map(({ id, description, dangerLevel }) => ({
    id,
    name: description,
    dangerLevel,
  }));
  const described = new Set(found.map(({ checkpoint }) => checkpoint));
  const checkpoints = negativeCheckpoints(content).filter(({ id }) => !described.has(id));
  return [
    ...gravestFirst.flatMap((level) => deficiencies.filter(({ dangerLevel }) => dangerLevel === level)),
    ...checkpoints.map(({ id, name }) => ({ id, name: localized(name, language), dangerLevel: null })),
  ];
}

const gravestFirst: readonly Deficiency['dangerLevel'][] = ['red', 'orange', 'green'];
