import { readFile } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { defaultTemplate } from '../../api/domains/reports/engine/defaultTemplate';
import { readTemplate } from '../../api/domains/reports/engine/readTemplate';
import {
  readTemplateApart,
  renderReport,
  stopReportEngine,
  warmReportEngine,
} from '../../api/domains/reports/engine/renderReport';
import { samplePicture } from '../../api/domains/reports/engine/sample/samplePicture';
import { madeUpContents } from '../../api/domains/reports/templates/previewContext';
import { atMost, type Line, median, type OnEnd, seconds, withinSeconds } from './line';

const mega = 1024 * 1024;
const part = 'word/document.xml';

interface Measured {
  check: number;
  parse: number;
}

/** What an uploaded template costs: the check, against parsing its XML and nothing else, and the first preview. */
export async function* benchTemplates(onEnd: OnEnd): AsyncGenerator<Line> {
  yield await previewAfterUpload(onEnd);
  const small = await documentOf(5);
  const large = await documentOf(25);
  await measure(small);
  const rounds: { small: Measured; large: Measured }[] = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({ small: await measure(small), large: await measure(large) });
  const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const check = { small: middle((round) => round.small.check), large: middle((round) => round.large.check) };
  yield {
    work: 'checking a template of 25 MB',
    limit: 'saxes parsing it, by namespaces',
    ...atMost(
      middle(({ large: one }) => one.check / one.parse),
      4,
    ),
    detail: `${check.large.toFixed(1)} s against ${middle((round) => round.large.parse).toFixed(1)} s`,
  };
  yield {
    work: 'checking a template of 25 MB, per byte',
    limit: 'one of 5 MB, per byte',
    ...atMost(
      middle((round) => round.large.check / 5 / round.small.check),
      1.3,
    ),
    detail: `${(check.large / 25).toFixed(3)} s/MB against ${(check.small / 5).toFixed(3)} s/MB`,
  };
}

/** From the uploaded file to the preview of ten pieces, with a renderer running as in a server. */
async function previewAfterUpload(onEnd: OnEnd): Promise<Line> {
  onEnd(stopReportEngine);
  await warmReportEngine();
  const template = await readFile(defaultTemplate);
  const preview = () =>
    seconds(async () => {
      const { problems } = await readTemplateApart(template, 'report');
      if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
      const contents = madeUpContents.sample('AUDIT_REPORT', 'pl-PL');
      const watermark = contents.context.labels.preview;
      await renderReport({ template, ...contents, language: 'pl-PL', images: samplePicture, watermark });
    });
  await preview();
  const rounds = [await preview(), await preview(), await preview()];
  return {
    work: 'preview of an uploaded template with 10 pieces',
    limit: 'what a person waits for without asking',
    ...withinSeconds(median(rounds), 3),
    detail: `${rounds.map((round) => round.toFixed(1)).join(', ')} s`,
  };
}

interface Documents {
  packed: Uint8Array;
  xml: string;
}

/** The default template with its body written again and again as plain text, up to this size. */
async function documentOf(megabytes: number): Promise<Documents> {
  const parts = unzipSync(await readFile(defaultTemplate));
  const original = Buffer.from(parts[part] ?? []).toString('utf8');
  const [begin = '', end = ''] = original
    .split(/(?<=<w:body>)|(?=<\/w:body>)/)
    .filter((_, index) => index !== 1);
  const body = original.slice(begin.length, -end.length).replaceAll('{', '(').replaceAll('}', ')');
  const xml = begin + body.repeat(Math.ceil((megabytes * mega) / body.length)) + end;
  return { packed: zipSync({ ...parts, [part]: Buffer.from(xml) }, { level: 1 }), xml };
}

async function measure({ packed, xml }: Documents): Promise<Measured> {
  return {
    check: await seconds(async () => {
      const { problems } = readTemplate(packed);
      if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
    }),
    parse: await seconds(async () => {
      const parser = new SaxesParser({ xmlns: true, position: false });
      parser.on('opentag', () => undefined);
      parser.on('text', () => undefined);
      parser.write(xml).close();
    }),
  };
}
