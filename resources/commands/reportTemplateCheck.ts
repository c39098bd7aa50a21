import { described, many, nullable, object, optional, string, word } from '../language/commands/parts';
import { defineCommand, media } from '../language/defineCommand';
import { boolean, integer } from '../language/fields/builders';

export const checkTemplate = defineCommand('/api/reportTemplates/check', {
  who: { roles: ['Owner', 'Administrator', 'SalesForce', 'ProviderAdmin', 'ProviderSupport'] },
  body: media('application/octet-stream'),
  input: { name: described(optional(string()), 'of the file') },
  answer: object({
    accepted: boolean(),
    problems: many(
      object({
        code: string(),
        severity: word('error', 'warning'),
        part: described(string(), 'the file inside the document'),
        place: nullable(object({ paragraph: integer(), near: described(string(), 'its text, shortened') })),
        message: described(string(), 'in the language of the caller'),
      }),
    ),
  }),
  isReading: true,
  errors: ['TEMPLATE_TOO_LARGE', 'TEMPLATES_NEED_SANDBOX', 'QUOTA_USED'],
  summary: 'What is wrong with a report template and where; keeps nothing of it',
});
