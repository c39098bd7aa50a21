import { Box, Paper, Tab, Tabs } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { mayEver } from '@plumbline/resources/language/permissions';
import { entityFor } from '@plumbline/resources/rules/customFields/formLayout';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountEntity } from '../../data/accountEntities/useAccountEntity';
import { useActor } from '../../data/session/ActorProvider';
import { tabLabel } from '../../data/words/labels';
import { lazyPart } from '../../kit/parts/lazyPart';
import { ChangesTab } from '../changes/ChangesTab';
import { fieldTabs, type RelatedTab, relatedTabs } from '../form/formTabs';
import { useWhenContext } from '../form/useWhenContext';
import { ListSkeleton } from '../list/ListSkeleton';
import { RelatedTimeline } from '../timeline/RelatedTimeline';
import { useTellable } from '../useTellable';
import { FactSheet } from './FactSheet';
import { FoldedTabs } from './FoldedTabs';
import { OwnTab, ownTabs } from './OwnTab';
import { RecordFacts } from './RecordFacts';
import { useEmptyTabs } from './useEmptyTabs';

const RelatedList = lazyPart(
  () => import('../list/RelatedList').then((module) => module.RelatedList),
  <ListSkeleton />,
);

interface ShownTab {
  name: string;
  label: string;
  content: () => ReactNode;
}

/**
 * Tabs with a record's fields, related rows and history; the open tab is in the address. Of many tabs of related rows,
 * the empty ones are in a menu behind the others.
 */
export function ShowTabs({ entity, record }: { entity: AnyEntity; record: RaRecord<string> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const actor = useActor();
  const isTellable = useTellable(entity);
  const context = useWhenContext(entity, record);
  const relations = relatedTabs(entity).filter(
    ({ related }) =>
      mayEver(entities[related.related], 'read', actor) &&
      (!related.isKeepers || record.instance === actor.instance),
  );
  const empty = useEmptyTabs(relations, record.id);
  const tabs: ShownTab[] = [
    ...fieldTabs(
      entityFor(entity, context),
      context,
      (name) => entity.fields[name]?.formOnly !== true && isTellable(name, record),
    ).map(({ name, fields }) => ({
      name,
      label: translate(tabLabel(entity, name)),
      content: () => (
        <Paper variant="outlined">
          <FactSheet entity={entity} record={record} fields={fields} />
          <RecordFacts entity={entity} tab={name} record={record} />
        </Paper>
      ),
    })),
    ...ownTabs(entity).map(({ name, label }) => ({
      name,
      label: translate(label),
      content: () => <OwnTab entity={entity} name={name} record={record} />,
    })),
    ...relations.map((tab) => ({
      name: tab.name,
      label: translate(tab.label, { smart_count: 2 }),
      content: () => (
        <>
          <RecordFacts entity={entity} tab={tab.name} record={record} />
          <Related tab={tab} record={record} />
        </>
      ),
    })),
    // The history of the provider's catalogue rows is shown to the provider only.
    ...(entity.scope === 'catalogue' && !mayEver(entity, 'update', actor)
      ? []
      : [
          {
            name: 'changes',
            label: translate('shell.changes.tab'),
            content: () => <ChangesTab entity={entity} record={record} />,
          },
        ]),
  ];
  const open = tabs.find(({ name }) => `#${name}` === hash) ?? tabs[0];
  if (!open) return null;
  const isFolded = ({ name }: ShownTab) => empty.has(name) && name !== open.name;
  const show = (name: string) =>
    navigate(`${pathname}${search}#${name}`, { replace: true, preventScrollReset: true });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs
          value={open.name}
          onChange={(_event, name: string) => show(name)}
          variant="scrollable"
          sx={{ minWidth: 0 }}
        >
          {tabs
            .filter((tab) => !isFolded(tab))
            .map(({ name, label }) => (
              <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
            ))}
        </Tabs>
        <FoldedTabs tabs={tabs.filter(isFolded)} onOpen={show} />
      </Box>
      <Box role="tabpanel" id={`panel-${open.name}`} aria-labelledby={`tab-${open.name}`} key={open.name}>
        {open.content()}
      </Box>
    </>
  );
}

function Related({ tab: { related }, record }: { tab: RelatedTab; record: RaRecord<string> }) {
  const entity = useAccountEntity(related.related);
  const field = entity.fields[related.by];
  // A new row below this one gets the same customer.
  const owner = isReference(field) ? field.sameOwnerAs : undefined;
  if (related.isTimeline) return <RelatedTimeline entity={entity} related={related} id={record.id} />;
  return (
    <RelatedList
      entity={entity}
      by={related.by}
      id={record.id}
      given={owner && record[owner] ? { [owner]: record[owner] } : {}}
    />
  );
}
