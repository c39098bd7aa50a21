import { definitions } from '../entities/index';
import { optional, string } from '../language/commands/parts';
import { defineCommand, media, recordCommand } from '../language/defineCommand';
import { boolean, text } from '../language/fields/builders';
import { publicSwitches } from '../rules/publicPages/publicSwitches';

const lang = optional(string());

export const openPublicPage = defineCommand('/q/{code}', {
  method: 'GET',
  who: 'everybody',
  input: { lang },
  answer: media('text/html'),
  summary: 'What everybody may know of the piece that carries this code; 404 where the account shows nothing',
});

export const openDamageForm = defineCommand('/q/{code}/damage', {
  method: 'GET',
  who: 'everybody',
  input: { lang, report: optional(string()) },
  answer: media('text/html'),
  summary: 'The form to report damage without an account; with `report` the number of what was reported',
});

export const reportDamage = defineCommand('/q/{code}/damage', {
  who: 'everybody',
  input: { lang },
  body: media('multipart/form-data'),
  answer: media('text/html'),
  summary:
    'Report damage by the fields of the form, with at most 5 photos: it becomes a REPAIR task on the piece',
});

export const previewPublicPage = recordCommand(definitions.instances, 'publicPagePreview', {
  who: { may: 'update', on: definitions.instances },
  input: {
    lang,
    publicContact: optional(text({ max: 200 })),
    takesDamageReports: optional(boolean()),
    ...Object.fromEntries(publicSwitches.map((name) => [name, optional(boolean())])),
  },
  answer: media('text/html'),
  isReading: true,
  summary: 'The public page as these settings would show it',
});
