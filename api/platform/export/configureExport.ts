import { once } from 'node:events';
import { exportOf } from '@plumbline/resources/commands/everyEntity';
import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isLanguage } from '@plumbline/resources/language/languages';
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
import { handleCommand } from '../../entities/handleCommand';
import { requireActor } from '../../entities/requireActor';
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
 * Mounts `GET /api/<resource>/export` for every entity with a list: the list's rows, under the same scope, as CSV or
 * XLSX. Query: format, filter and sort as in lists, columns (names separated by commas), language, timeZone.
 */
export function configureExport(api: Api): void {
  for (const entity of entityList) {
    if (!isExported(entity)) continue;
    handleCommand(api, exportOf(entity), async (call, _input, { req, res }) => {
      const own = withAccount(await accountEntity(call, entity), call.actor);
      const { format, timeZone, ...request } = requestOf(own, req);
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
    });
  }
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

function requestOf(entity: AnyEntity, req: Request): ExportRequest & { format: Format; timeZone: string } {
  const { format = 'csv', columns: names, language, timeZone = 'UTC', ...rest } = req.query;
  if (format !== 'csv' && format !== 'xlsx') return fail('BAD_QUERY', { field: 'format' });
  if (language !== undefined && !isLanguage(language)) return fail('BAD_QUERY', { field: 'language' });
  if (typeof timeZone !== 'string' || !isTimeZone(timeZone)) return fail('BAD_QUERY', { field: 'timeZone' });
  if (names !== undefined && typeof names !== 'string') return fail('BAD_QUERY', { field: 'columns' });
  const columns = exportColumns(entity, names?.split(',').filter(Boolean), requireActor(req).instanceType);
  if (!columns) return fail('BAD_QUERY', { field: 'columns' });
  const { filter, sort } = listQuery(rest);
  return {
    format,
    timeZone,
    columns,
    query: { filter, sort },
    language: language ?? requireActor(req).language,
  };
}
