import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTemplate } from '../../api/domains/reports/engine/defaultTemplate';
import { renderReport } from '../../api/domains/reports/engine/renderReport';
import { sealPdf } from '../../api/domains/reports/seal/sealPdf';
import { peakMemory } from './peakMemory';

/**
 * A process that does what the app does for a report: hands over data and pictures, and seals the PDF. Argument: a folder
 * with `report.json` and the pictures by their hash. Prints the peak of its memory in bytes.
 */
const folder = process.argv[2] ?? '';
const { context, identity } = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
const template = await readFile(defaultTemplate);
const images = (hash: string) => readFile(path.join(folder, hash));
const { peak } = await peakMemory(async () => {
  const { pdf } = await renderReport({ template, context, language: 'pl-PL', images });
  const certificates = identity.certificates.map((one: string) => Buffer.from(one, 'base64'));
  await sealPdf(pdf, { ...identity, certificates }, new Date());
});
process.stdout.write(`${peak}\n`);
process.exit(0);
