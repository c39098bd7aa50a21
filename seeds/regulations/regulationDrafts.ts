import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditRegulation, auditRegulations } from '@plumbline/resources/entities/auditRegulations';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';
import type { Localized } from '@plumbline/resources/language/languages';
import { stableId } from '../stableId';

export type RegulationDraft = DraftOf<typeof auditRegulations> & { id: string };

/** The regulations of the shared catalogue; in the order they are listed. */
export const regulationFiles = [
  'en15635-expert',
  'en15635-visual',
  'asra17-power-gate',
  'din14677-hold-open',
  'en365-harness',
  'dguv208016-ladder',
] as const;

/** As the files hold them: checkpoints name their part, conditions the key of the checkpoint they rest on, and what is left out has the value of most. */
export interface RegulationFile
  extends Pick<
    AuditRegulation,
    | 'name'
    | 'shortName'
    | 'shortDescription'
    | 'description'
    | 'type'
    | 'categoryType'
    | 'interval'
    | 'intervalUnit'
    | 'sortOrder'
  > {
  /** What ids are made from: never changed, whatever becomes of the texts. */
  key: string;
  components: { key: string; name: Localized }[];
  checkpoints: CheckpointFile[];
}
type Part = NonNullable<AuditRegulation['parts']>[number];
type Checkpoint = NonNullable<Part['checkpoints']>[number];
type CheckpointFile = Omit<Checkpoint, 'id'> & { key: string; part: string };

/** Id of a regulation by its key, e.g. `EN15635_EXPERT`. */
export const regulationId = (key: string): string => stableId('auditRegulations', key);

/**
 * Drafts of the catalogue's regulations with their parts in order of appearance. Ids follow from the keys, so that
 * seeding twice updates what is there and answers of audits keep pointing at their checkpoints.
 */
export function regulationDrafts(): RegulationDraft[] {
  const partNames: Record<string, Localized> = readJson('parts');
  return regulationFiles.map((file) => {
    const { key, components, checkpoints, ...regulation }: RegulationFile = readJson(file);
    return {
      id: regulationId(key),
      ...regulation,
      isMandatory: true,
      components: components.map(({ key: component, name }) => ({
        id: stableId('auditRegulations', key, 'components', component),
        name,
      })),
      parts: partsOf(key, checkpoints, partNames),
    };
  });
}

function partsOf(
  regulation: string,
  checkpoints: readonly CheckpointFile[],
  names: Record<string, Localized>,
): Part[] {
  return [...new Set(checkpoints.map((checkpoint) => checkpoint.part))].map((part) => {
    const name = names[part];
    if (!name) throw new Error(`${regulation} names the part ${part}, which parts.json does not have`);
    return {
      id: stableId('auditRegulations', regulation, part),
      name,
      checkpoints: checkpoints
        .filter((checkpoint) => checkpoint.part === part)
        .map((checkpoint) => checkpointOf(regulation, checkpoint, checkpoints)),
    };
  });
}

function checkpointOf(
  regulation: string,
  { key, part, shownAfter, ...checkpoint }: CheckpointFile,
  all: readonly CheckpointFile[],
): Checkpoint {
  const decisive = all.find((one) => one.key === shownAfter);
  return {
    id: stableId('auditRegulations', regulation, part, key),
    isMandatory: true,
    isReferToReport: true,
    isTakeValuesActive: false,
    negativeAnswer: 'NO',
    ...checkpoint,
    ...(decisive
      ? { shownAfter: stableId('auditRegulations', regulation, decisive.part, decisive.key) }
      : {}),
  };
}

const readJson = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'));
