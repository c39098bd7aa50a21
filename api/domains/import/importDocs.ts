import type { CommandDocs } from '../../platform/docs/commandDocs';

export const importDocs: CommandDocs = {
  'GET /api/imports': 'Own imports of the last day',
  'POST /api/imports': 'Upload a list: raw body; answers what it is and where its columns seem to belong',
  'GET /api/imports/{id}': 'How an import stands',
  'PATCH /api/imports/{id}': 'Read the list again: {encoding?, delimiter?, sheet?, headerRow?}',
  'POST /api/imports/{id}/dry-run':
    'Everything but writing: counts, problems and replaced values; state asked where a person must say how a column is read',
  'POST /api/imports/{id}/run': 'Import; goes on after the server was killed',
  'GET /api/imports/{id}/problems.csv': 'All problems as a list',
  'DELETE /api/imports/{id}': 'Forget the list',
};
