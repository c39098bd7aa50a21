import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { positionErrors } from '@plumbline/resources/rules/racks/index';
import { failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped } from '../../entities/typedRecords';

/**
 * Refuses a changed bay or level that the rack does not have. Not from a device: the rack may have been measured anew
 * meanwhile, and a red deficiency that stays on the device locks nothing. It is taken as it is, its position is told in
 * words, and the front of the rack leaves it out. Screens check before they save.
 */
export async function checkPosition(
  call: TransactionCall,
  audit: Audit,
  before: Deficiency | null | undefined,
  after: Deficiency,
): Promise<void> {
  const isChanged = positions.some(
    (name) => typeof after[name] === 'number' && after[name] !== before?.[name],
  );
  if (!isChanged || call.isSystem || call.madeAt !== undefined) return;
  const rack = await findTyped(asSystem(call, audit.instance), 'equipments', audit.equipment);
  const errors = positionErrors(after, rack, before);
  if (Object.keys(errors).length > 0) failFields(errors);
}

const positions = ['bay', 'level'] as const;
