import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isSortedBy } from '@plumbline/resources/language/query/listing';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/parts/lazyPart';
import { PopoverButton } from '../../kit/parts/PopoverButton';

const SortChoice = lazyPart(() => import('./SortChoice').then((module) => module.SortChoice));

/** Sorting for lists without headers: the cards on a phone. */
export function SortButton({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const translate = useTranslate();
  const names = [...new Set([entity.list.sort, ...columns])].filter((name) => isSortedBy(entity, name));
  if (names.length < 2) return null;
  return (
    <PopoverButton icon={SwapVertOutlined} title={translate('ra.action.sort')} part={SortChoice}>
      {() => <SortChoice entity={entity} names={names} />}
    </PopoverButton>
  );
}
