import type { Audit } from '@plumbline/resources/entities/audits';
import { answerTo, type ChecklistPart } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { type Language, localized } from '@plumbline/resources/language/languages';
import type { EarlierState } from '@plumbline/resources/rules/reports/earlierFound';
import type { ReportPhoto } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { markedHash } from '../engine/drawMarks';
import { filled } from './filled';
import { shownIn } from './reportParts';

interface Pictured {
  audit: Audit;
  piece: Pick<Equipment, 'identNumber' | 'place'> | undefined;
  parts: readonly ChecklistPart[];
  earlier: readonly (EarlierState & { number: string })[];
  language: Language;
}

/**
 * Photos of the equipment, of checkpoints and of earlier deficiencies; those of a new deficiency are printed with it.
 */
export function reportPhotos({ audit, piece, parts, earlier, language }: Pictured): ReportPhoto[] {
  const { photos } = reportLabels(language);
  const ident = piece?.identNumber ?? '';
  const atCheckpoints = parts
    .flatMap(shownIn)
    .flatMap((checkpoint) =>
      captioned(
        answerTo(checkpoint, audit.answers)?.photos,
        filled(photos.checkpoint, { what: brief(localized(checkpoint.name, language)), piece: ident }),
        language,
      ),
    );
  const ofEarlier = earlier.flatMap(({ deficiency, number, description }) =>
    captioned(
      audit.followUps?.find((one) => one.deficiency === deficiency)?.photos,
      filled(photos.deficiency, { number, what: brief(description ?? ''), piece: ident }),
      language,
    ),
  );
  const where = [ident, piece?.place].filter(Boolean).join(' · ');
  return [
    ...atCheckpoints,
    ...ofEarlier,
    ...captioned(audit.damageImages, filled(photos.damage, { piece: where }), language),
  ];
}

/**
 * Photos with their marks, what was noted on them, and a caption in place of the file name; several with the same
 * caption are numbered.
 */
export const captioned = (
  files: readonly FileValue[] | null | undefined,
  caption: string,
  language: Language,
): ReportPhoto[] =>
  (files ?? []).map((file, index, { length }) => {
    const numbered = length > 1 ? `${caption} (${index + 1}/${length})` : caption;
    const text = [...noted(file, language), numbered].join(' · ');
    const hash = file.marks && file.marks.length > 0 ? markedHash(file.hash, file.marks) : file.hash;
    return { image: { hash, alternative: text }, caption: text };
  });

function noted({ caption, stage, spot, level }: FileValue, language: Language): string[] {
  const words = reportChoices(language);
  const where = spot && [words.photoSpot[spot], spot === 'LEVEL' ? level : ''].filter(Boolean).join(' ');
  return [caption, stage && words.photoStage[stage], where].flatMap((text) => text || []);
}

const longest = 90;

/** A description shortened to fit a caption. */
export const brief = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
