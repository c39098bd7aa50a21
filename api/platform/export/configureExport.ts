import { once } from 'node:events';
import { exportOf } from '@plumbline/resources/commands/everyEntity';
import { exportChosen } from '@plumbline/resources/commands/exports';
import { entities, entityList, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLanguage } from '@plumbline/resources/language/languages';
import type { Actor } from '@plumbline/resources/language/permissions';
import { severalOf } from '@plumbline/resources/language/severalOf';
import { isTimeZone } from '@plumbline/resources/language/timeZones';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { withAccount } from '@plumbline/resources/rules/customFields/accountColumn';
import { exportColumns } from '@plumbline/resources/rules/export/exportColumns';
import { type ExportStyle, exportStyles } from '@plumbline/resources/rules/export/exportStyle';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import type { Request, Response } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import { listQuery } from '../../entities/simpleRest';
import { today } from '../../entities/today';
import { noteSecurityEvent, originOf } from '../securityLog';
import { csvLines } from './csvLines';
import { type ExportRequest, exportList } from './exportList';
import type { ListWriter } from './listWriter';
import { workbook } from './workbook';

type Format = 'csv' | 'xlsx';
const writers: Record<Format, (title: string, style: ExportStyle, timeZone: string) => ListWriter> = {
  csv: (_title, style, timeZone) => csvLines(style, timeZone),
  xlsx: workbook,
};

/**
 * Mounts `GET /api/<resource>/export` for every entity with a list, and `POST /api/exports` for chosen rows: under the
 * same scope as the list, as CSV or XLSX. Settings: format, filter and sort as in lists, columns (names separated by
 * commas), language, timeZone.
 */
export function configureExport(api: Api): void {
  for (const entity of entityList)
    if (isExported(entity))
      handleCommand(api, exportOf(entity), (call, _input, http) =>
        sendExport(call, entity, http.req.query, http),
      );
  handleCommand(api, exportChosen, (call, { resource, ids, ...settings }, http) => {
    const entity = isEntityName(resource) ? entities[resource] : undefined;
    if (!entity || !isExported(entity)) return fail('BAD_QUERY', { field: 'resource' });
    return sendExport(call, entity, { ...settings, filter: JSON.stringify({ id: ids }) }, http);
  });
}

async function sendExport(
  call: Call,
  entity: AnyEntity,
  asked: Readonly<Record<string, unknown>>,
  { req, res }: { req: Request; res: Response },
): Promise<void> {
  const own = withAccount(await accountEntity(call, entity), call.actor);
  const { format, timeZone, ...request } = requestOf(own, asked, call.actor);
  const title = textsOf(readLocale(request.language)).get(`resources.${entity.name}.name`) ?? entity.name;
  const many = severalOf(title);
  const writer = writers[format](many, exportStyles[request.language], timeZone);
  let count = 0;
  const counting: ListWriter = {
    ...writer,
    rows: (rows, kinds) => {
      count += rows.length;
      return writer.rows(rows, kinds);
    },
  };
  const pieces = exportList(call, own, request, counting);
  const first = await pieces.next();
  // Streamed while read from the database; a compressing proxy would buffer it.
  res.set('Cache-Control', 'no-store, no-transform');
  res.type(writer.mimeType).attachment(`${many} ${today(call)}.${format}`);
  // The security log has the number of rows sent, also if the export was aborted, before the response ends.
  await send(res, first, pieces, () =>
    noteSecurityEvent(call, [call.actor.instance], {
      kind: 'LIST_EXPORTED',
      user: call.actor.user,
      resource: entity.name,
      count,
      ...originOf(req),
    }),
  );
}

type Pieces = AsyncGenerator<Uint8Array>;

/** Writes with backpressure; stops reading pages when the client disconnects. */
async function send(
  res: Response,
  first: IteratorResult<Uint8Array, unknown>,
  pieces: Pieces,
  note: () => Promise<void>,
): Promise<void> {
  const left = once(res, 'close').catch(() => []);
  try {
    try {
      for (let piece = first; !piece.done && !res.destroyed; piece = await pieces.next())
        if (!res.write(piece.value)) await Promise.race([once(res, 'drain'), left]);
    } finally {
      await note();
    }
    if (!res.destroyed) res.end();
  } catch (error) {
    // The headers are already sent, so the connection is destroyed: half a list must not look complete.
    res.destroy();
    throw error;
  } finally {
    await pieces.return(undefined);
  }
}

function requestOf(
  entity: AnyEntity,
  asked: Readonly<Record<string, unknown>>,
  actor: Actor,
): ExportRequest & { format: Format; timeZone: string } {
  const { format = 'csv', columns: names, language, timeZone = 'UTC', ...rest } = asked;
  if (format !== 'csv' && format !== 'xlsx') return fail('BAD_QUERY', { field: 'format' });
  if (language !== undefined && !isLanguage(language)) return fail('BAD_QUERY', { field: 'language' });
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return fail('BAD_QUERY', { field: 'timeZone' });
  if (names !== undefined && typeof names !== 'string') return fail('BAD_QUERY', { field: 'columns' });
  const columns = exportColumns(entity, names?.split(',').filter(Boolean), actor.instanceType);
  if (!columns) return fail('BAD_QUERY', { field: 'columns' });
  const { filter, sort } = listQuery(rest);
  return {
    format,
    timeZone,
    columns,
    query: { filter, sort },
    language: language ?? actor.language,
  };
}
