import EditOutlined from '@mui/icons-material/EditOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { FrequentlyAskedQuestion } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import { entities } from '@plumbline/resources/entities/index';
import { faqIcon } from '@plumbline/resources/language/choices/choices';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { useLanguage } from '../../data/words/useLanguage';
import { choiceIcon } from '../../entities/inputs/choiceIcons';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { listPath } from '../../entities/screenPaths';
import { PageHeader } from '../../kit/parts/PageHeader';
import { SearchField } from '../../kit/parts/SearchField';
import { topicsOf } from './faqTopics';
import { Question } from './Question';

const entity = entities.frequentlyAskedQuestions;

/** Frequently asked questions by topic; `?answer=<id>` opens one. */
export function FaqScreen() {
  const translate = useTranslate();
  const language = useLanguage();
  const actor = useActor();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useSearchParams();
  const { data, isPending, error, refetch } = useGetList<FrequentlyAskedQuestion>(entity.name, {
    // The provider's staff may also read hidden questions; they are not shown here.
    filter: { isPubliclyVisible: true },
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'sortOrder', order: 'ASC' },
  });
  const topics = topicsOf(data ?? [], language, search);
  const open = place.get('answer');
  const choose = (id: string | null) =>
    setPlace(id ? { answer: id } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={translate('shell.menu.faq')}
        actions={
          mayEver(entity, 'update', actor) && (
            <Button component={Link} to={listPath(entity)} variant="outlined" startIcon={<EditOutlined />}>
              {translate('shell.action.edit')}
            </Button>
          )
        }
      />
      <Stack sx={{ gap: 3, maxWidth: 860 }}>
        <SearchField label={translate('dashboard.faq.search')} value={search} onChange={setSearch} />
        {isPending && <ListSkeleton />}
        {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
        {data && topics.length === 0 && (
          <Typography role="status" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
            {translate(data.length === 0 ? 'dashboard.faq.empty' : 'dashboard.faq.noHits')}
          </Typography>
        )}
        {topics.map(({ name, iconClass, questions }) => {
          const Icon = (iconClass && choiceIcon(faqIcon, iconClass)) || HelpOutlineOutlined;
          return (
            <section key={name} aria-label={name}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1 }}>
                <Icon aria-hidden sx={{ color: 'primary.main' }} />
                <Typography variant="h2">{name}</Typography>
              </Stack>
              <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {questions.map((one) => (
                    <Question
                      key={one.id}
                      question={one}
                      isOpen={one.id === open}
                      onToggle={() => choose(one.id === open ? null : one.id)}
                    />
                  ))}
                </Box>
              </Paper>
            </section>
          );
        })}
      </Stack>
    </>
  );
}
