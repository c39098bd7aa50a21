import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type {
  ImportCounts,
  ImportPlan,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { useActor } from '../../../data/session/ActorProvider';
import { withHabit, withTarget } from '../importPlan';
import { ColumnRow } from './ColumnRow';

interface ColumnListProps {
  entity: AnyEntity;
  plan: ImportPlan;
  list: RecognisedList;
  counts: ImportCounts | null;
  onChange: (plan: ImportPlan) => void;
}

/** All columns of the list with samples and their target field. */
export function ColumnList({ entity, plan, list, counts, onChange }: ColumnListProps) {
  const { instanceType } = useActor();
  const targets = importTargets(entity, instanceType);
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {list.columns.map((column) => {
        const mapping = plan.mapping.find((one) => one.column === column.index) ?? {
          column: column.index,
          target: null,
        };
        return (
          <ColumnRow
            key={column.index}
            resource={entity.name}
            column={column}
            mapping={mapping}
            targets={targets}
            problems={counts?.byColumn[column.index] ?? 0}
            onTarget={(path) => onChange(withTarget(entity, plan, column.index, path))}
            onHabit={(habit) => onChange(withHabit(plan, column.index, habit))}
          />
        );
      })}
    </Box>
  );
}
