import { labelText, printFreeCodes, printLabels } from '@plumbline/resources/commands/labels';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isLanguage } from '@plumbline/resources/language/languages';
import {
  gridProblem,
  type LabelGrid,
  type LabelLine,
  labelFormats,
  labelsPerPage,
} from '@plumbline/resources/rules/labels/index';
import type { Response } from 'express';
import type { Api } from '../../base/context/context';
import { fail, failFields } from '../../base/errors/errors';
import { wordsOf } from '../../base/wordsOf';
import { asSystem, type Call } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import { findTyped, getTyped } from '../../entities/typedRecords';
import type { FileStore } from '../../platform/files';
import { drawLabels, type LabelSheet } from './drawLabels';
import { labelsOfFreeCodes } from './freeCodes';
import { labelTexts } from './labelTexts';
import { type LabelWish, labelsOfPieces } from './readLabels';

const usualLines: readonly LabelLine[] = ['number', 'name', 'place'];

/** Mounts `POST /api/labels`: PDF labels for equipment or for unused codes. */
export function configureLabels(api: Api, store: FileStore): void {
  const { origin } = api.config;
  handleCommand(api, printLabels, async (call, input, { res }) => {
    const lines = input.lines ?? usualLines;
    const logo = lines.includes('logo') ? await accountLogo(call, store) : undefined;
    const sheet = sheetOf(call, input);
    const { language } = sheet;
    const isByTemplate = input.text === 'template' || (input.text === undefined && input.lines === undefined);
    const textsOf: LabelWish['textsOf'] = isByTemplate
      ? (pieces) => labelTexts(call, store, { pieces, language })
      : undefined;
    const wish = { lines, language, origin, hasLogo: logo !== undefined, textsOf };
    await send(res, { ...sheet, labels: await labelsOfPieces(call, input.equipments, wish), logo });
  });

  handleCommand(api, labelText, async (call, { language: wished }, { id }) => {
    const language = isLanguage(wished) ? wished : call.actor.language;
    const piece = await getTyped(call, 'equipments', id);
    const text = (await labelTexts(call, store, { pieces: [piece], language })).get(id);
    return { name: text?.template ?? null, lines: text?.lines ?? [] };
  });

  handleCommand(api, printFreeCodes, async (call, input, { res, id }) => {
    const { first, count } = input;
    const labels = await labelsOfFreeCodes(call, { range: id, first, count }, origin);
    await send(res, { ...sheetOf(call, input), labels });
  });
}

type Sheet = Pick<InputOf<typeof printLabels>, 'format' | 'start' | 'symbol' | 'language'>;

/** Grid, first label, symbol and language of a print; INVALID at the field. */
function sheetOf(call: Call, { format, start = 1, symbol = 'qr', language: wished }: Sheet) {
  const grid: LabelGrid = typeof format === 'string' ? labelFormats[format] : format;
  const problem = gridProblem(grid);
  if (problem) failFields({ format: { message: `labels.grid.${problem}` } });
  const most = labelsPerPage(grid);
  if (start > most) failFields({ start: { message: 'validation.max', args: { max: most } } });
  const language = isLanguage(wished) ? wished : call.actor.language;
  return { grid, start, symbol, language, title: wordsOf(language)('labels.title') };
}

async function send(res: Response, sheet: LabelSheet): Promise<void> {
  if (sheet.labels.length === 0) fail('LABELS_NONE');
  res
    .set('Content-Disposition', 'inline; filename="labels.pdf"')
    .type('application/pdf')
    .send(Buffer.from(await drawLabels(sheet)));
}

async function accountLogo(call: Call, store: FileStore): Promise<Buffer | undefined> {
  const { instance } = call.actor;
  const account = await findTyped(asSystem(call, instance), 'instances', instance);
  const hash = account?.logo?.hash;
  return hash && (await store.has(instance, hash)) ? store.read(instance, hash) : undefined;
}
