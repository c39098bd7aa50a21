import { ApiError } from '../../../../base/errors/errors';
import { findOffice } from './findOffice';
import { dieWithParent, isolateOffice, writePrograms } from './isolateOffice';

/**
 * Puts the isolated LibreOffice first in PATH. Must run before anything loads Carbone, which looks for it once, when it is
 * loaded. Throws REPORT_OFFICE_MISSING with the packages to install.
 */
export async function prepareOffice(folder: string): Promise<void> {
  const office = await findOffice();
  if (!office)
    throw new ApiError('REPORT_OFFICE_MISSING', { packages: 'libreoffice-writer-nogui python3-uno' });
  const binaries = process.env.PLUMBLINE_REPORT_SANDBOX
    ? await writePrograms(office, folder, dieWithParent)
    : await isolateOffice(office, folder);
  process.env.PATH = `${binaries}:${process.env.PATH ?? ''}`;
}
