import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../layout/lazyPart';
import { PopoverButton } from '../../layout/PopoverButton';
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
