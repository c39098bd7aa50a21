import { Link, List, ListItem, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { type RecentRecord, useRecentRecords } from '../../entities/recent/useRecentRecords';
import { useRecordTitle } from '../../entities/title/useRecordTitle';

/** Recently opened records that still exist. */
export function RecentRecords({ onOpen }: { onOpen: (record: RecentRecord) => void }) {
  const translate = useTranslate();
  const { recent } = useRecentRecords();
  if (recent.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ px: 2, pt: 1 }}>
        {translate('search.recent')}
      </Typography>
      <List dense disablePadding>
        {recent.map((record) => (
          <Recent key={record.id} recent={record} onOpen={() => onOpen(record)} />
        ))}
      </List>
    </>
  );
}

function Recent({ recent: { resource, id }, onOpen }: { recent: RecentRecord; onOpen: () => void }) {
  const translate = useTranslate();
  const entity = entities[resource];
  const { data } = useGetMany<RaRecord<string>>(resource, { ids: [id] });
  const [record] = data ?? [];
  const title = useRecordTitle(entity, record);
  if (!record) return null;
  return (
    <ListItem sx={{ gap: 1 }}>
      <Link component="button" type="button" onClick={onOpen} sx={{ fontWeight: 550, textAlign: 'left' }}>
        {title}
      </Link>
      <Typography variant="body2" color="text.secondary" component="span">
        {translate(entityLabel(entity), { smart_count: 1 })}
      </Typography>
    </ListItem>
  );
}
