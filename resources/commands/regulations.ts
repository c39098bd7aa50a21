import { definitions } from '../entities/index';
import { described, draft, nullable, optional, row } from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import { integer, text } from '../language/fields/builders';

const { auditRegulations, regulationVersions } = definitions;

export const startDraft = defineCommand('/api/regulationVersions/draft', {
  who: { may: ['update', 'create'], on: auditRegulations },
  input: described(
    draft(regulationVersions),
    '`regulation` names the one that is drafted, null a new one; fields that are not sent stay as they are published',
  ),
  answer: row(regulationVersions),
  errors: ['STALE_VERSION'],
  summary: 'Begin the draft of a regulation, or of a new one',
});

export const publishDraft = recordCommand(regulationVersions, 'publish', {
  who: { may: 'update', on: regulationVersions },
  input: {
    version: described(integer(), 'of the draft’s row'),
    published: described(
      optional(nullable(integer())),
      'the published version that the summary of changes was drawn from; null: none',
    ),
    note: optional(text({ max: 300 })),
  },
  answer: row(auditRegulations),
  errors: ['STALE_VERSION', 'REGULATION_UNCHANGED'],
  summary: 'Make a draft what its regulation says from now on',
});

export const countOpenPlannings = defineCommand('/api/auditRegulations/{id}/openPlannings', {
  method: 'GET',
  who: { may: 'update', on: auditRegulations },
  answer: { openPlannings: integer() },
  summary: 'How many open plannings go by a regulation; of a shared one in all accounts together',
});
