import path from 'node:path';
import { ApiError } from '../../../../base/errors/errors';
import { findOffice } from './findOffice';
import { dieWithParent, isolateOffice, starts, writePrograms } from './isolateOffice';

/**
 * Puts the isolated LibreOffice first in PATH. Must run before Carbone is loaded, which searches it once on load.
 * Error: REPORT_OFFICE_MISSING, with the packages to install if it is missing, without them if it does not start.
 */
export async function prepareOffice(folder: string): Promise<void> {
  const office = await findOffice();
  if (!office)
    throw new ApiError('REPORT_OFFICE_MISSING', { packages: 'libreoffice-writer-nogui python3-uno' });
  const isShutAway = process.env.PLUMBLINE_REPORT_SANDBOX !== undefined;
  const binaries = isShutAway
    ? await writePrograms(office, folder, dieWithParent)
    : await isolateOffice(office, folder);
  if (!(await starts(path.join(binaries, 'soffice.bin'), []))) throw new ApiError('REPORT_OFFICE_MISSING');
  process.env.PATH = `${binaries}:${process.env.PATH ?? ''}`;
}
