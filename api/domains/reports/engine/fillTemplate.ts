import type { Language } from '@plumbline/resources/language/languages';
import carbone from 'carbone';
import { ApiError } from '../../../base/errors/errors';
import { dialects } from './finish/dialect';
import { ownFormatters } from './formatters';
import type { PackageParts } from './template/openPackage';
import type { OpenTemplate } from './template/openTemplate';
import { templateLimits } from './template/templateLimits';
import { unsealBraces } from './tokens';

carbone.addFormatters(ownFormatters);

/** Carbone knows languages without region only and silently falls back to English otherwise. */
const carboneLanguage = { 'pl-PL': 'pl', 'de-DE': 'de', 'en-EN': 'en', 'hu-HU': 'hu' } as const;

/** Replaces all tags in the template's parts with data. Error: TEMPLATE_DOES_NOT_FILL with part and reason. */
export async function fillTemplate(
  { parts, format }: OpenTemplate,
  data: object,
  language: Language,
): Promise<PackageParts> {
  const filled: PackageParts = new Map(parts);
  for (const [name, bytes] of parts) {
    if (!dialects[format].content.test(name)) continue;
    try {
      filled.set(name, await fillPart(bytes, data, language));
    } catch (error) {
      throw new ApiError('TEMPLATE_DOES_NOT_FILL', {
        part: name,
        reason: String(error instanceof Error ? error.message : error),
      });
    }
  }
  return filled;
}

function fillPart(bytes: Uint8Array, data: object, language: Language): Promise<Uint8Array> {
  const xml = Buffer.from(bytes).toString('utf8');
  return new Promise((resolve, reject) => {
    carbone.renderXML(xml, data, { lang: carboneLanguage[language] }, (error, result) => {
      if (error) reject(error);
      else if (result.length > templateLimits.filled) reject(new Error('too large'));
      else resolve(Buffer.from(unsealBraces(result), 'utf8'));
    });
  });
}
