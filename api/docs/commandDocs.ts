import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entityList } from '@plumbline/resources/entities/index';
import type { JsonSchema } from '@plumbline/resources/fields/schemas';
import { people } from '@plumbline/resources/privacy';
import { mirroringDocs } from '../auth/mirroring/mirroringDocs';
import { secondFactorDocs } from '../auth/secondFactor/secondFactorDocs';
import { sessionsDocs } from '../auth/sessions/sessionsDocs';
import { tokensDocs } from '../auth/tokens/tokensDocs';
import { binDocs } from '../bin/binDocs';
import { bootDocs } from '../boot/bootDocs';
import { brandsDocs } from '../brands/brandsDocs';
import { calendarDocs } from '../calendar/calendarDocs';
import { codesDocs } from '../codes/codesDocs';
import { customFieldsDocs } from '../customFields/customFieldsDocs';
import { dashboardDocs } from '../dashboard/dashboardDocs';
import { devicesDocs } from '../devices/devicesDocs';
import { dutiesDocs } from '../duties/dutiesDocs';
import { errorRecordsDocs } from '../errorRecords/errorRecordsDocs';
import { filesDocs } from '../files/filesDocs';
import { importDocs } from '../import/importDocs';
import { instancesDocs } from '../instances/instancesDocs';
import { invitationsDocs } from '../invitations/invitationsDocs';
import { legalDocs } from '../legal/legalDocs';
import { licencesDocs } from '../licences/licencesDocs';
import { metricsDocs } from '../metrics/metricsDocs';
import { planningDocs } from '../planning/planningDocs';
import { personDocs, privacyDocs } from '../privacy/privacyDocs';
import { regulationsDocs } from '../regulations/regulationsDocs';
import { reportsDocs } from '../reports/reportsDocs';
import { searchDocs } from '../search/searchDocs';
import { suggestionsDocs } from '../suggestions/suggestionsDocs';
import { syncDocs } from '../sync/syncDocs';

/** What a command does, by method and path (`POST /api/auditPlannings/{id}/finish`). */
export type CommandDocs = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, string>;

const documented: readonly CommandDocs[] = [
  mirroringDocs,
  secondFactorDocs,
  sessionsDocs,
  tokensDocs,
  binDocs,
  bootDocs,
  brandsDocs,
  calendarDocs,
  codesDocs,
  customFieldsDocs,
  dashboardDocs,
  devicesDocs,
  errorRecordsDocs,
  filesDocs,
  importDocs,
  instancesDocs,
  invitationsDocs,
  legalDocs,
  licencesDocs,
  metricsDocs,
  dutiesDocs,
  planningDocs,
  privacyDocs,
  regulationsDocs,
  reportsDocs,
  searchDocs,
  suggestionsDocs,
  syncDocs,
];

/** What a definition alone brings: its steps, and the locks of its fields. */
function derived({ name, fields, steps = {} }: AnyEntity): CommandDocs {
  const docs: CommandDocs = {};
  for (const step of Object.keys(steps))
    docs[`POST /api/${name}/{id}/${step}`] =
      'From state to state: {date?}; answers the row, unchanged where it was there already';
  if (Object.values(fields).some((field) => field.lockedWhen))
    docs[`GET /api/${name}/{id}/locks`] =
      'Fields that cannot change now, with why and the rows that are in the way';
  return docs;
}

/** Paths of what is not CRUD, for the OpenAPI document; each domain describes its own beside its commands. */
export function commandDocs(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  const docs = [...documented, ...entityList.map(derived), ...people().map(({ name }) => personDocs(name))];
  for (const [command, summary] of docs.flatMap(Object.entries<string>)) {
    const [method = '', path = ''] = command.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, summary) };
  }
  return paths;
}

function operation(method: string, path: string, summary: string): JsonSchema {
  const takesBody = method === 'POST' || method === 'PATCH';
  return {
    // `/api/<tag>/…`
    tags: [path.split('/')[2]],
    summary,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(takesBody
      ? { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }
      : {}),
    responses: { 200: { description: 'Done' }, default: { $ref: '#/components/responses/Error' } },
  };
}
