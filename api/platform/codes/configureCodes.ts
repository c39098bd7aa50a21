import { askAboutCode, readCodeCause, reassignCode, releaseCode } from '@plumbline/resources/commands/codes';
import { readCodeWarnings, readRangeUsage } from '@plumbline/resources/commands/platform';
import { definitions } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Api } from '../../base/context/context';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { listTyped } from '../../entities/typedRecords';
import type { JobRunner } from '../jobs';
import { askAbout } from './askAbout';
import { carryAssignedCodes, carryKind } from './carryAssigned';
import { carrierHooks, qrCodeHooks, recheckKind, soldHooks } from './codeHooks';
import { codeStandings } from './codeStandings';
import { rangeUsage } from './rangeUsage';
import { readCause } from './readCause';
import { recheckCodes } from './recheckCodes';
import { reassign, release } from './settleCode';

/** Mounts the commands about warnings of QR codes and the usage of ranges. */
export function configureCodes(api: Api, jobs: JobRunner): void {
  registerHooks('qrCodes', qrCodeHooks);
  registerHooks('equipments', carrierHooks);
  registerHooks('checkerIdRanges', soldHooks);
  jobs.handle(recheckKind, recheckCodes);
  jobs.handle(carryKind, carryAssignedCodes);
  handleCommand(api, readCodeWarnings, async (call, _input, { id }) => {
    const { instance, qrCode } = await getRecord(call, definitions.equipments, id);
    const [standing] = qrCode
      ? await codeStandings(api.db, String(instance), [{ code: String(qrCode), equipment: id, isRow: false }])
      : [];
    const warnings = standing?.warnings ?? [];
    return { warnings, code: warnings.length > 0 ? await rowOf(call, String(qrCode)) : null };
  });
  handleCommand(api, readCodeCause, (call, _input, { id }) => readCause(call, id));
  handleCommand(api, reassignCode, (call, { equipment }, { id }) => reassign(call, id, String(equipment)));
  handleCommand(api, releaseCode, (call, { equipment }, { id }) => release(call, id, String(equipment)));
  handleCommand(api, askAboutCode, (call, _input, { id }) => askAbout(api, call, id));
  handleCommand(api, readRangeUsage, (call, _input, { id }) => rangeUsage(call, id));
}

/** The row of a code, if the caller may read it. */
async function rowOf(call: Call, code: string): Promise<string | null> {
  if (!mayEver(definitions.qrCodes, 'read', call.actor)) return null;
  const [row] = await listTyped(call, 'qrCodes', { filter: { code } });
  return row?.id ?? null;
}
