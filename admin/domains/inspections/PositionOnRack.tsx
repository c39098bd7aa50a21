import { useFormContext } from 'react-hook-form';
import { PositionField, useRackGrid } from '../racks';

/** Below the bay and level of a deficiency: the front of its rack, to choose both by a tap. */
export function PositionOnRack({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { setValue } = useFormContext();
  const grid = useRackGrid(values.equipment);
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
