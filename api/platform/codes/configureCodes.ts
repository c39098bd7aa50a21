import { readCodeWarnings, readRangeUsage } from '@plumbline/resources/commands/platform';
import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { getRecord } from '../../entities/getRecord';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import type { JobRunner } from '../jobs';
import { carrierHooks, qrCodeHooks, recheckKind, soldHooks } from './codeHooks';
import { codeStandings } from './codeStandings';
import { rangeUsage } from './rangeUsage';
import { recheckCodes } from './recheckCodes';

/** Mounts the warnings about QR codes: of a piece of equipment, and of a whole range. */
export function configureCodes(api: Api, jobs: JobRunner): void {
  registerHooks('qrCodes', qrCodeHooks);
  registerHooks('equipments', carrierHooks);
  registerHooks('checkerIdRanges', soldHooks);
  jobs.handle(recheckKind, recheckCodes);
  handleCommand(api, readCodeWarnings, async (call, _input, { id }) => {
    const { instance, qrCode } = await getRecord(call, definitions.equipments, id);
    const [standing] = qrCode
      ? await codeStandings(api.db, String(instance), [{ code: String(qrCode), equipment: id, isRow: false }])
      : [];
    return { warnings: standing?.warnings ?? [] };
  });
  handleCommand(api, readRangeUsage, (call, _input, { id }) => rangeUsage(call, id));
}
