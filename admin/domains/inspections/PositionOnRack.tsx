import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { positionErrors, rackGrid } from '@plumbline/resources/rules/racks/index';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormCheck } from '../../entities/form/formChecks';
import { PositionField, useRack } from '../racks';

/** Below the bay and level of a deficiency: the front of its rack, to choose both by a tap; it checks what is typed. */
export function PositionOnRack({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { setValue } = useFormContext();
  const before = useRecordContext<Deficiency>();
  const rack = useRack(values.equipment);
  const grid = useMemo(() => (rack ? rackGrid(rack) : null), [rack]);
  useFormCheck((typed) => positionErrors(typed, rack, before));
  if (!grid) return null;
  const set = (name: 'bay' | 'level', value: number | null) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <PositionField
      grid={grid}
      value={{ bay: numberIn(values.bay), level: numberIn(values.level) }}
      found={[]}
      onChange={({ bay, level }) => {
        set('bay', bay);
        set('level', level);
      }}
    />
  );
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
