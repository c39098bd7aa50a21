import type { templateStudio as contract } from '@plumbline/resources/commands/reportTemplates';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { contextOfKind, type ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { reportTags } from '@plumbline/resources/rules/reports/reportTags';
import { accountEntity } from '../../../entities/accountEntity';
import type { Call } from '../../../entities/call';
import { templateSandbox } from '../engine/renderReport';
import { sampleContents } from '../engine/sample/sampleContents';

type Studio = AnswerOf<typeof contract>;
type Tag = Studio['tags'][number];

/** The tags of templates with examples from the sample data, and the fields that the account added. */
export async function templateStudio(
  call: Call,
  { kind: ofKind, language }: { kind: ReportKind; language: Language },
): Promise<Studio> {
  const sample = sampleContents(ofKind, language).context;
  const of = contextOfKind[ofKind];
  const tags = reportTags(of).map(({ tag, path, kind }): Tag => {
    const example = kind === 'image' ? '' : exampleAt(sample, path.split('.'));
    return { tag, path, kind, example, name: null };
  });
  return {
    hasSandbox: (await templateSandbox()) !== 'none',
    tags: [...tags, ...(of === 'report' ? await ownFieldTags(call, language) : [])],
  };
}

/** The first text at the path; `[i]` stands for any item. */
function exampleAt(value: unknown, [step, ...rest]: readonly string[]): string {
  if (step === undefined) return typeof value === 'string' ? value : '';
  const next: unknown = Object(value)[step.replace('[i]', '')];
  if (!step.endsWith('[i]')) return exampleAt(next, rest);
  for (const item of Array.isArray(next) ? next : []) {
    const found = exampleAt(item, rest);
    if (found !== '') return found;
  }
  return '';
}

/** Where the fields that an account added to an entity stand in the context. */
const ownPlaces = {
  auditReports: 'report.customFields',
  equipmentOwners: 'customer.customFields',
  locations: 'location.customFields',
  auditPlannings: 'planning.customFields',
  contacts: 'contact.customFields',
  equipments: 'equipment[i].customFields',
  audits: 'equipment[i].auditFields',
  products: 'equipment[i].productFields',
  deficiencies: 'equipment[i].deficiencies[i].customFields',
} as const;

async function ownFieldTags(call: Call, language: Language): Promise<Tag[]> {
  const lists = await Promise.all(
    // `Object.entries` loses the key types; they are those of the table above.
    (Object.entries(ownPlaces) as [keyof typeof ownPlaces, string][]).map(async ([name, place]) => {
      const { fields } = await accountEntity(call, definitions[name]);
      return Object.values(fields).flatMap(({ customKey, label }): Tag[] => {
        if (customKey === undefined) return [];
        const path = `${place}[key='${customKey}'].value`;
        const title = localized(label, language) || customKey;
        return [{ tag: `{d.${path}}`, path, kind: 'text', example: '', name: title }];
      });
    }),
  );
  return lists.flat();
}
