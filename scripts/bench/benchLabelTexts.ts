import { readFile } from 'node:fs/promises';
import carbone from 'carbone';
import { defaultTemplates } from '../../api/domains/reports/engine/defaultTemplate';
import { prepareContext } from '../../api/domains/reports/engine/prepareContext';
import {
  renderTexts,
  stopReportEngine,
  warmReportEngine,
} from '../../api/domains/reports/engine/renderReport';
import { sampleContents } from '../../api/domains/reports/engine/sample/sampleContents';
import { openTemplate } from '../../api/domains/reports/engine/template/openTemplate';
import { atMost, type Line, median, type OnEnd, seconds } from './line';

const count = 500;
const rounds = 5;
const language = 'pl-PL';
const contents = Array.from({ length: count }, () => sampleContents('LABEL_TEXT', language));

/** The texts of 500 labels by a template, in a running worker, against Carbone filling the same document as often. */
export async function benchLabelTexts(onEnd: OnEnd): Promise<Line> {
  onEnd(stopReportEngine);
  const template = await readFile(defaultTemplates.LABEL_TEXT);
  const made = async () => {
    const texts = await renderTexts({ template, language, contents });
    if (texts.some((paragraphs) => paragraphs.length === 0)) throw new Error('a label without text');
  };
  const xml = Buffer.from(openTemplate(template).parts.get('word/document.xml') ?? []).toString('utf8');
  const data = contents.map((one) => prepareContext(one).data);
  const bare = async () => {
    for (const one of data)
      await new Promise<void>((resolve, reject) =>
        carbone.renderXML(xml, one, { lang: 'pl' }, (error) => (error ? reject(error) : resolve())),
      );
  };
  await warmReportEngine();
  await made();
  await bare();
  const figures: { own: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({ own: await seconds(made), limit: await seconds(bare) });
  const middle = (pick: (one: (typeof figures)[number]) => number) => median(figures.map(pick));
  return {
    work: `texts of ${count} labels by a template`,
    limit: 'Carbone filling the same document as often',
    ...atMost(
      middle(({ own, limit }) => own / limit),
      3,
    ),
    detail: `${middle(({ own }) => own).toFixed(2)} s against ${middle(({ limit }) => limit).toFixed(2)} s`,
  };
}
