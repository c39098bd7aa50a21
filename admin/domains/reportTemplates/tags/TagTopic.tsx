import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';
import type { ToldTag, Topic } from './tagTopics';

/** The tags of a topic, folded unless they were searched for. */
export function TagTopic({ topic, isSearched }: { topic: Topic; isSearched: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isSearched;
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={isShown}
      onChange={(_event, isWanted) => setOpen(isWanted)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          {topic.title}
        </Typography>
        <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
          {topic.tags.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        {isShown && (
          <List dense disablePadding>
            {topic.tags.map((tag) => (
              <TagRow key={tag.tag} tag={tag} />
            ))}
          </List>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

function TagRow({ tag: { tag, meaning, kind, example } }: { tag: ToldTag }) {
  const translate = useTranslate();
  const details = [
    kind === 'text' ? '' : translate(`templates.tags.kind.${kind}`),
    example && translate('templates.tags.example', { value: example }),
  ];
  return (
    <ListItem divider sx={{ gap: 1 }}>
      <Stack sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2">{meaning}</Typography>
        <Typography
          component="code"
          variant="caption"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {tag}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap>
          {details.filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      <CopyButton
        label={translate('templates.tags.copy', { tag })}
        copy={() => navigator.clipboard.writeText(tag)}
      />
    </ListItem>
  );
}
