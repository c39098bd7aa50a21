import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entityList } from '@plumbline/resources/entities/index';
import type { JsonSchema } from '@plumbline/resources/fields/schemas';
import { people } from '@plumbline/resources/privacy';

interface CommandDoc {
  path: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  tag: string;
  summary: string;
}

const documented: CommandDoc[] = [
  { path: '/api/health', method: 'get', tag: 'running', summary: '200 when ready' },
  { path: '/api/metrics', method: 'get', tag: 'running', summary: 'Prometheus figures' },
  {
    path: '/api/configuration',
    method: 'get',
    tag: 'running',
    summary: 'How the app starts: {afterBootUrl, steps}; needs no sign-in',
  },
  {
    path: '/api/logger',
    method: 'post',
    tag: 'running',
    summary:
      'How long the app took to a step of its start: {messageTemplate, level: "trace", properties: {stepUrl, elapsed, userId}}; at most a kilobyte, 160 in ten minutes',
  },
  {
    path: '/api/session/refresh',
    method: 'post',
    tag: 'session',
    summary: 'A new access token for the session cookie',
  },
  {
    path: '/api/instances/{id}/figures',
    method: 'get',
    tag: 'instances',
    summary: 'How much the account works with the product: counts and the last activity',
  },
  {
    path: '/api/equipments/{id}/codeWarnings',
    method: 'get',
    tag: 'equipments',
    summary: 'What is suspicious about the QR code it carries: {warnings}',
  },
  {
    path: '/api/checkerIdRanges/{id}/usage',
    method: 'get',
    tag: 'checkerIdRanges',
    summary: 'How many of its codes are in use, here and elsewhere: {total, inUse, elsewhere}',
  },
  {
    path: '/api/brands/{broker}/logo',
    method: 'get',
    tag: 'brands',
    summary: 'The logo of a white-labelling broker',
  },
  {
    path: '/api/brands/{broker}/icon.png',
    method: 'get',
    tag: 'brands',
    summary: 'The logo on a white square of `size` 192 or 512',
  },
  {
    path: '/api/brands/{broker}/colors.css',
    method: 'get',
    tag: 'brands',
    summary: 'The colours of the pages before the sign-in',
  },
  {
    path: '/api/brands/{broker}/manifest.webmanifest',
    method: 'get',
    tag: 'brands',
    summary: 'The manifest of the app under the broker’s name',
  },
  {
    path: '/api/legal/{kind}',
    method: 'get',
    tag: 'legal',
    summary:
      'The text in force of agb, impressum, privacy-policy or terms-of-use, without signing in; `broker` names whose',
  },
  { path: '/api/session/signout', method: 'post', tag: 'session', summary: 'End this session' },
  {
    path: '/api/session/signout-everywhere',
    method: 'post',
    tag: 'session',
    summary: 'End all sessions of the person',
  },
  {
    path: '/api/session/lock',
    method: 'post',
    tag: 'session',
    summary: 'Lock this session: it gives no token before the person proves to be there',
  },
  {
    path: '/api/session/unlock',
    method: 'post',
    tag: 'session',
    summary: 'Open it: {password, code?}; answers like refresh',
  },
  {
    path: '/api/session/end-others',
    method: 'post',
    tag: 'session',
    summary: 'End all sessions of the person but this one',
  },
  {
    path: '/api/session/switch',
    method: 'post',
    tag: 'session',
    summary: 'Go on in another account: {contact}',
  },
  {
    path: '/api/session/mirror',
    method: 'post',
    tag: 'session',
    summary: 'Provider staff look into an account for an hour, reading: {instance, reason}',
  },
  {
    path: '/api/session/mirror/end',
    method: 'post',
    tag: 'session',
    summary: 'End that and go back to the provider',
  },
  {
    path: '/api/session/email',
    method: 'post',
    tag: 'session',
    summary: 'Ask for another address to sign in with, confirmed by a link sent there: {email, password}',
  },
  {
    path: '/api/errorRecords/report',
    method: 'post',
    tag: 'errorRecords',
    summary: 'What went wrong on a device, masked: {records}; the same id again raises its count',
  },
  {
    path: '/api/devices/register',
    method: 'post',
    tag: 'devices',
    summary: 'The device a person works on says what it is: {id, name, userAgent, usedMemory, …}',
  },
  {
    path: '/api/session/secondFactor',
    method: 'get',
    tag: 'session',
    summary: 'How the own second factor stands: {isAvailable, isDemanded, since, recoveryCodes}',
  },
  {
    path: '/api/session/secondFactor/setUp',
    method: 'post',
    tag: 'session',
    summary: 'A secret for an authenticator app, as text and as QR code; nothing is kept yet',
  },
  {
    path: '/api/session/secondFactor/confirm',
    method: 'post',
    tag: 'session',
    summary: 'Switch the second factor on: {setUp, code, password}; answers ten recovery codes, once',
  },
  {
    path: '/api/session/secondFactor/recoveryCodes',
    method: 'post',
    tag: 'session',
    summary: 'New recovery codes in place of the old ones: {proof}, the password or a code',
  },
  {
    path: '/api/session/secondFactor/off',
    method: 'post',
    tag: 'session',
    summary: 'Switch the second factor off: {proof}, the password or a code',
  },
  {
    path: '/api/contacts/{id}/secondFactor',
    method: 'get',
    tag: 'contacts',
    summary: 'Whether a member signs in with a second factor: {since, canReset}',
  },
  {
    path: '/api/contacts/{id}/resetSecondFactor',
    method: 'post',
    tag: 'contacts',
    summary: 'Take the second factor off the sign-in of another member; on record, and told by mail',
  },
  {
    path: '/api/users/{id}/resetSecondFactor',
    method: 'post',
    tag: 'users',
    summary: 'The same by the provider, for any sign-in',
  },
  { path: '/api/session/list', method: 'get', tag: 'session', summary: 'The sessions of the person' },
  { path: '/api/apiTokens', method: 'get', tag: 'apiTokens', summary: 'Own personal API tokens' },
  {
    path: '/api/apiTokens',
    method: 'post',
    tag: 'apiTokens',
    summary: 'Make a token; its secret is shown once',
  },
  { path: '/api/apiTokens/{id}', method: 'delete', tag: 'apiTokens', summary: 'Revoke a token' },
  {
    path: '/api/contacts/{id}/invite',
    method: 'post',
    tag: 'contacts',
    summary: 'Invite a contact by e-mail to sign in: {language?}',
  },
  {
    path: '/api/contacts/{id}/resendInvitation',
    method: 'post',
    tag: 'contacts',
    summary: 'Send an open or expired invitation anew; the link before is worth nothing then',
  },
  {
    path: '/api/contacts/{id}/withdrawInvitation',
    method: 'post',
    tag: 'contacts',
    summary: 'Take back an invitation nobody has accepted',
  },
  {
    path: '/api/contacts/{id}/endAccess',
    method: 'post',
    tag: 'contacts',
    summary: 'Part contact and sign-in',
  },
  {
    path: '/api/files/{hash}',
    method: 'put',
    tag: 'files',
    summary: 'Upload a content under its SHA-256; doing it again changes nothing',
  },
  {
    path: '/api/customFieldDefinitions/{id}/usage',
    method: 'post',
    tag: 'customFieldDefinitions',
    summary: 'How many rows hold a value of the field: {count}',
  },
  {
    path: '/api/licenses/activate',
    method: 'post',
    tag: 'licenses',
    summary:
      'Turn licence keys into licences: {keys}, at most 50 parted by commas; answers {results}, each {key, license} or {key, problem}',
  },
  {
    path: '/api/shop',
    method: 'get',
    tag: 'orders',
    summary:
      'The licence sets the account can buy today: {offers, seller, shopLink}; for owners and administrators',
  },
  {
    path: '/api/orders/place',
    method: 'post',
    tag: 'orders',
    summary:
      'Order a cart, all or nothing: {items: [{id, licenseSet, quantity, unitPrice}], comment?}; the same ids again change nothing',
  },
  {
    path: '/api/auditPlannings/plan',
    method: 'post',
    tag: 'auditPlannings',
    summary: 'Plan an inspection: {planning, equipments, confirmedOtherLocation?}',
  },
  {
    path: '/api/auditPlannings/candidates',
    method: 'get',
    tag: 'auditPlannings',
    summary: 'Equipment of a location with why it cannot be chosen',
  },
  {
    path: '/api/auditPlannings/{id}/equipments',
    method: 'post',
    tag: 'auditPlannings',
    summary: 'Add or remove equipment',
  },
  {
    path: '/api/regulationVersions/draft',
    method: 'post',
    tag: 'regulationVersions',
    summary: 'Begin the draft of a regulation, or of a new one: {id?, regulation, ...fields}',
  },
  {
    path: '/api/regulationVersions/{id}/publish',
    method: 'post',
    tag: 'regulationVersions',
    summary: 'Make a draft what its regulation says from now on: {version, published, note?}',
  },
  {
    path: '/api/auditRegulations/{id}/openPlannings',
    method: 'get',
    tag: 'auditRegulations',
    summary: 'How many open plannings go by a regulation',
  },
  { path: '/api/auditPlannings/{id}/start', method: 'post', tag: 'auditPlannings', summary: 'Start' },
  {
    path: '/api/auditPlannings/{id}/finish',
    method: 'post',
    tag: 'auditPlannings',
    summary: "Finish: {openAudits?: 'remove' | 'notTraceable'}",
  },
  {
    path: '/api/auditPlannings/{id}/archiveScrapped',
    method: 'post',
    tag: 'auditPlannings',
    summary: 'Archive what was found to be scrap',
  },
  {
    path: '/api/auditReports/{id}/preview',
    method: 'post',
    tag: 'auditReports',
    summary: 'Ask for a preview PDF',
  },
  {
    path: '/api/auditReports/{id}/finalize',
    method: 'post',
    tag: 'auditReports',
    summary: 'Close the report: {confirmUnsigned?, confirmUnfinishedPreview?}',
  },
  {
    path: '/api/auditReports/{id}/jobs',
    method: 'get',
    tag: 'auditReports',
    summary: 'How the work on the PDF stands',
  },
  { path: '/api/sync/pull', method: 'post', tag: 'sync', summary: 'A page of changes after a cursor' },
  {
    path: '/api/sync/push',
    method: 'post',
    tag: 'sync',
    summary: 'Commands, each applied once, answered by receipts',
  },
  {
    path: '/api/sync/receipts',
    method: 'post',
    tag: 'sync',
    summary: 'What became of commands whose answer was lost',
  },
  { path: '/api/sync/sizes', method: 'get', tag: 'sync', summary: 'How much each location holds' },
  {
    path: '/api/calendar',
    method: 'get',
    tag: 'calendar',
    summary:
      'What falls on the days `from` to `to` (at most 62): appointments one by one, due equipment counted by day and location; `show`, `filter` (owner, location, auditor)',
  },
  {
    path: '/api/calendar/overdue',
    method: 'get',
    tag: 'calendar',
    summary: 'What should have been done before `today`; equipment counted by location with the oldest day',
  },
  {
    path: '/api/calendar/{secret}.ics',
    method: 'get',
    tag: 'calendar',
    summary:
      'A person’s calendar for other programs (RFC 5545), by its secret address, with the rights of the moment',
  },
  {
    path: '/api/calendarFeed',
    method: 'get',
    tag: 'calendar',
    summary: 'Whether there is such an address, and since when',
  },
  {
    path: '/api/calendarFeed',
    method: 'post',
    tag: 'calendar',
    summary: 'Make it, in place of the one before; told once: {content: "all" | "mine"}',
  },
  { path: '/api/calendarFeed', method: 'delete', tag: 'calendar', summary: 'Revoke it' },
  {
    path: '/api/personalData',
    method: 'post',
    tag: 'privacy',
    summary: 'Everything held on oneself, in all accounts, as a ZIP with JSON, a readable page and files',
  },
  {
    path: '/api/suggestions',
    method: 'get',
    tag: 'dashboard',
    summary:
      'Places to plan an inspection for: ?today=YYYY-MM-DD&horizon=FOURWEEKS|THREEMONTHS|SIXMONTHS|ONEYEAR',
  },
  {
    path: '/api/dashboard',
    method: 'get',
    tag: 'dashboard',
    summary:
      'What wants doing, counted for this person: ?today=YYYY-MM-DD; figures, charts and the latest changes',
  },
  {
    path: '/api/search',
    method: 'get',
    tag: 'search',
    summary: 'Everything one may see that holds all words: ?q=, grouped by entity',
  },
  {
    path: '/api/bin',
    method: 'get',
    tag: 'bin',
    summary: 'What was deleted in the last 30 days: ?resource=&before=',
  },
  { path: '/api/imports', method: 'get', tag: 'imports', summary: 'Own imports of the last day' },
  {
    path: '/api/imports',
    method: 'post',
    tag: 'imports',
    summary: 'Upload a list: raw body; answers what it is and where its columns seem to belong',
  },
  { path: '/api/imports/{id}', method: 'get', tag: 'imports', summary: 'How an import stands' },
  {
    path: '/api/imports/{id}',
    method: 'patch',
    tag: 'imports',
    summary: 'Read the list again: {encoding?, delimiter?, sheet?, headerRow?}',
  },
  {
    path: '/api/imports/{id}/dry-run',
    method: 'post',
    tag: 'imports',
    summary: 'Everything but writing: counts and problems by row and column',
  },
  {
    path: '/api/imports/{id}/run',
    method: 'post',
    tag: 'imports',
    summary: 'Import; goes on after the server was killed',
  },
  {
    path: '/api/imports/{id}/problems.csv',
    method: 'get',
    tag: 'imports',
    summary: 'All problems as a list',
  },
  { path: '/api/imports/{id}', method: 'delete', tag: 'imports', summary: 'Forget the list' },
];

/** What a definition alone brings: its steps, and the locks of its fields. */
function derived({ name, fields, steps = {} }: AnyEntity): CommandDoc[] {
  const isLockable = Object.values(fields).some((field) => field.lockedWhen);
  return [
    ...Object.keys(steps).map(
      (step): CommandDoc => ({
        path: `/api/${name}/{id}/${step}`,
        method: 'post',
        tag: name,
        summary: 'From state to state: {date?}; answers the row, unchanged where it was there already',
      }),
    ),
    ...(isLockable
      ? [
          {
            path: `/api/${name}/{id}/locks`,
            method: 'get' as const,
            tag: name,
            summary: 'Fields that cannot change now, with why and the rows that are in the way',
          },
        ]
      : []),
  ];
}

const ofPeople = ({ name }: AnyEntity): CommandDoc[] => [
  {
    path: `/api/${name}/{id}/erasure`,
    method: 'get',
    tag: name,
    summary: 'What has to be typed to erase the person, and what stands in the way',
  },
  {
    path: `/api/${name}/{id}/erase`,
    method: 'post',
    tag: name,
    summary: 'Erase the person for good: {reason, confirm}; what was done stays, of an erased person',
  },
  {
    path: `/api/${name}/{id}/exportPersonalData`,
    method: 'post',
    tag: name,
    summary: 'Everything held on the person, as a ZIP with JSON, a readable page and files',
  },
];

/** Paths of what is not CRUD, for the OpenAPI document. */
export function commandDocs(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, tag, summary } of [
    ...documented,
    ...entityList.flatMap(derived),
    ...people().flatMap(ofPeople),
  ]) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const body =
      method === 'post' || method === 'patch'
        ? { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }
        : {};
    paths[path] = {
      ...paths[path],
      [method]: {
        tags: [tag],
        summary,
        parameters,
        ...body,
        responses: { 200: { description: 'Done' }, default: { $ref: '#/components/responses/Error' } },
      },
    };
  }
  return paths;
}
