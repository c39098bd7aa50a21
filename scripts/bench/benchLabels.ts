import { labelFormats } from '@plumbline/resources/rules/labels/index';
import { encode } from 'uqr';
import { drawLabels } from '../../api/domains/labels/drawLabels';
import { atMost, type Line, median, seconds, withinHundredths } from './line';

const count = 500;
const rounds = 5;
const address = (number: number) => `https://plumbline.example/q/PL-${String(number).padStart(6, '0')}`;
const labels = Array.from({ length: count }, (_, number) => ({
  address: address(number),
  code: `PL-${String(number).padStart(6, '0')}`,
  lines: [`REG-${number}`, 'Dexion Regał wspornikowy Cantilever', 'Archiwum zakładowe · B-05'],
  hasLogo: false,
}));
const grid = labelFormats.L7160;

/** 500 labels as PDF, against the QR codes alone. */
export async function benchLabels(): Promise<Line[]> {
  const draw = () => drawLabels({ labels, grid, start: 1, symbol: 'qr', title: 'labels' });
  await draw();
  const [drawn, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    drawn.push(await seconds(draw));
    bare.push(
      await seconds(async () => labels.map((label) => encode(label.address, { ecc: 'M', border: 0 }))),
    );
  }
  const [own, limit] = [median(drawn), median(bare)];
  const shown = {
    limit: 'the same QR codes alone',
    detail: `${own.toFixed(2)} s; the codes ${limit.toFixed(2)} s`,
  };
  return [
    { work: `${count} labels as PDF`, ...shown, ...withinHundredths(own, 3) },
    { work: `${count} labels as PDF, beside their codes`, ...shown, ...atMost(own / limit, 4) },
  ];
}
