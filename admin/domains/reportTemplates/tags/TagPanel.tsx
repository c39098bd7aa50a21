import { Tab, Tabs, Typography } from '@mui/material';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CardSection, EmptyCard } from '../../../kit/parts/CardSection';
import { SearchField } from '../../../kit/parts/SearchField';
import type { Tag } from '../templateCommands';
import { SnippetGallery } from './SnippetGallery';
import { TagTopic } from './TagTopic';
import { findTags, topicsOf } from './tagTopics';

/** All that a template may say: tags by topic, searchable, and building blocks to paste. */
export function TagPanel({ tags, kind }: { tags: readonly Tag[]; kind: ReportKind }) {
  const translate = useTranslate();
  const [tab, setTab] = useState<'tags' | 'snippets'>('tags');
  return (
    <CardSection
      title={translate(`templates.${tab}.title`)}
      choice={
        <Tabs value={tab} onChange={(_event, chosen) => setTab(chosen)} variant="scrollable">
          <Tab value="tags" label={translate('templates.tags.title')} />
          <Tab value="snippets" label={translate('templates.snippets.title')} />
        </Tabs>
      }
    >
      {tab === 'tags' ? <TagSearch tags={tags} /> : <SnippetGallery kind={kind} />}
    </CardSection>
  );
}

function TagSearch({ tags }: { tags: readonly Tag[] }) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const topics = useMemo(() => topicsOf(tags, translate), [tags, translate]);
  const found = findTags(topics, search);
  const count = found.reduce((sum, topic) => sum + topic.tags.length, 0);
  return (
    <>
      <SearchField
        label={translate('templates.tags.search')}
        isLabelled
        value={search}
        onChange={setSearch}
        sx={{ m: 2, mb: 1, width: 'calc(100% - 32px)' }}
      />
      <Typography role="status" variant="caption" color="text.secondary" sx={{ px: 2 }}>
        {count > 0 && translate('templates.tags.count', { smart_count: count })}
      </Typography>
      {count === 0 && <EmptyCard>{translate('templates.tags.none')}</EmptyCard>}
      {found.map((topic) => (
        <TagTopic key={topic.name} topic={topic} isSearched={search.trim() !== ''} />
      ))}
    </>
  );
}
