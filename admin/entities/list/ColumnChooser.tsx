import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/parts/lazyPart';
import { PopoverButton } from '../../kit/parts/PopoverButton';
import type { Columns } from './useColumns';

const ColumnChoice = lazyPart(() => import('./ColumnChoice').then((module) => module.ColumnChoice));

export function ColumnChooser({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  return (
    <PopoverButton icon={ViewColumnOutlined} title={translate('shell.columns.choose')} part={ColumnChoice}>
      {() => <ColumnChoice entity={entity} columns={columns} />}
    </PopoverButton>
  );
}
