import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fail } from '../../../../base/errors/errors';
import { ownUser } from '../convert/isolateOffice';
import { sandboxCommand } from './sandbox';
import { isSandboxTight } from './templateSandbox';

const run = promisify(execFile);

interface Page {
  /** The PDF; hostile. */
  source: string;
  /** From 1. */
  page: number;
  /** Exists, and is used for this alone. */
  folder: string;
}

/** Longest edge in pixels, and dots per inch: a small page needs fewer, an A0 sheet gets 214. */
const limits = { edge: 10_000, dpi: 400, infoSeconds: 20, drawSeconds: 120 };

/**
 * Draws a page of a PDF and returns the path of the picture, an uncompressed TIFF in the folder. Poppler runs in the
 * sandbox of customers' templates, without network and other files, with limits of memory, file size and time. Errors:
 * PLAN_NEEDS_SANDBOX, PLAN_LOCKED, PLAN_PAGE_MISSING, PLAN_BROKEN, PLAN_TIMEOUT.
 */
export async function rasterizePage({ source, page, folder }: Page): Promise<string> {
  if (!(await isSandboxTight())) fail('PLAN_NEEDS_SANDBOX');
  const inside = path.join(folder, 'page');
  await mkdir(inside, { mode: 0o700 });
  const users = path.join(folder, 'passwd');
  await writeFile(users, ownUser());
  await copyFile(source, path.join(inside, 'plan.pdf'));
  const sandbox = sandboxCommand({ folder: inside, users, shown: [] });
  const range = ['-f', String(page), '-l', String(page)];
  const { stdout } = await inSandbox([...sandbox, 'pdfinfo', ...range, 'plan.pdf'], limits.infoSeconds);
  const edge = edgeOf(stdout);
  const drawing = ['-singlefile', '-scale-to', String(edge), '-tiff', '-tiffcompression', 'none'];
  await inSandbox([...sandbox, 'pdftoppm', ...range, ...drawing, 'plan.pdf', 'plan'], limits.drawSeconds);
  return path.join(inside, 'plan.tif');
}

/** Pixels of the longest edge, from pdfinfo's lines such as `Page    1 size: 2384 x 3370 pts (A1)`. */
function edgeOf(told: string): number {
  const [, width, height] = /^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts/m.exec(told) ?? [];
  const points = Math.max(Number(width), Number(height));
  if (!(points > 0)) return fail('PLAN_PAGE_MISSING');
  return Math.max(64, Math.min(limits.edge, Math.round((points / 72) * limits.dpi)));
}

async function inSandbox([command = '', ...args]: string[], seconds: number): Promise<{ stdout: string }> {
  try {
    return await run(command, args, {
      env: { PATH: process.env.PATH },
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 1024 * 1024,
    });
  } catch (error) {
    const { killed, stderr } = error as { killed?: boolean; stderr?: string }; // what execFile rejects with
    if (killed) return fail('PLAN_TIMEOUT');
    if (/password/i.test(stderr ?? '')) return fail('PLAN_LOCKED');
    return fail(/page range/i.test(stderr ?? '') ? 'PLAN_PAGE_MISSING' : 'PLAN_BROKEN');
  }
}
