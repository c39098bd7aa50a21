import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { type Difference, listOf, type Side } from '../../data/offline/merge/compareSides';
import type { Contest } from '../../data/offline/merge/mergeItems';
import { fieldLabel, itemLabel } from '../../data/words/labels';
import { Cell } from '../cells/Cell';
import { ItemChangeList } from './ItemChangeList';
import type { SideLine } from './SideLine';
import { useItemTitle } from './useItemTitle';

type Row = Readonly<Record<string, unknown>>;

/**
 * The lines to choose from: each differing field, and below a merged list its contested values while one's own side is
 * chosen.
 */
export function useSideLines(
  entity: AnyEntity,
  {
    differences,
    record,
    choice,
    words,
  }: {
    differences: readonly Difference[];
    record: Row;
    choice: Readonly<Record<string, Side>>;
    /** Labels of the sides. */
    words: Readonly<Record<Side, string>>;
  },
): SideLine[] {
  const translate = useTranslate();
  const titleOf = useItemTitle(entity, record);

  const lineOf = (difference: Difference): SideLine => {
    const { name, by, merge } = difference;
    const list = listOf(entity, name);
    const value = (which: 'before' | Side) =>
      list && which !== 'before' ? (
        <ItemChangeList
          entity={entity}
          list={list}
          record={record}
          before={difference.before}
          after={difference[which]}
        />
      ) : (
        <Shown entity={entity} name={name} value={difference[which]} record={record} />
      );
    return {
      key: name,
      label: translate(fieldLabel(entity, name), { _: name }),
      note: merge && translate('stale.together', { theirs: words.theirs }),
      before: value('before'),
      sides: { mine: value('mine'), theirs: value('theirs') },
      isMineOffered: by !== 'theirs',
      given: by === 'theirs' ? 'theirs' : 'mine',
    };
  };

  const contestLine = (contest: Contest): SideLine => {
    const { key, item, name, before, given } = contest;
    const value = (which: 'before' | Side) => {
      const field = name === null ? undefined : item.list.field.fields[name];
      if (name === null || !field) return translate(contest[which] ? 'stale.stays' : 'stale.goes');
      return (
        <Cell
          entity={entity}
          name={name}
          field={field}
          value={contest[which]}
          record={item.values}
          place="row"
        />
      );
    };
    return {
      key,
      label: [titleOf(item), name && translate(itemLabel(entity, item.list.name, name))]
        .filter(Boolean)
        .join(' · '),
      before: before === true && name === null ? '' : value('before'),
      sides: { mine: value('mine'), theirs: value('theirs') },
      isMineOffered: true,
      given,
      isWithin: true,
    };
  };

  return differences.flatMap((difference) => {
    const contests = choice[difference.name] === 'theirs' ? [] : (difference.merge?.contests ?? []);
    return [lineOf(difference), ...contests.map(contestLine)];
  });
}

function Shown({
  entity,
  name,
  value,
  record,
}: {
  entity: AnyEntity;
  name: string;
  value: unknown;
  record: Row;
}) {
  const field = entity.fields[name];
  if (!field) return String(value ?? '–');
  return <Cell entity={entity} name={name} field={field} value={value} record={record} place="row" />;
}
