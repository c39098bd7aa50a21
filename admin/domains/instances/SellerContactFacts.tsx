import { Box, Link, Stack, Typography } from '@mui/material';
import type { Broker } from '@plumbline/resources/entities/brokers';
import { entities } from '@plumbline/resources/entities/index';
import type { Instance } from '@plumbline/resources/entities/instances';
import type { Salesman } from '@plumbline/resources/entities/salesmen';
import { localized } from '@plumbline/resources/language/languages';
import { mayEver } from '@plumbline/resources/language/permissions';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';

/**
 * Contacts of the user's own account: the broker's support with its hours, and the salesperson if visible to
 * customers.
 */
export function SellerContactFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const actor = useActor();
  const { isOnline } = useConnection();
  // The data provider returns rows of this entity untyped.
  const { salesman: salesmanId } = record as unknown as Instance;
  const isOwn = record.id === actor.instance && actor.instanceType !== 'PROVIDER';
  const { data: broker } = useGetOne<RaRecord<string> & Broker>(
    'brokers',
    { id: actor.broker ?? '' },
    { enabled: isOwn && isOnline && Boolean(actor.broker), retry: false },
  );
  // The server does not return a salesperson that the broker hides.
  const { data: salesman } = useGetOne<RaRecord<string> & Salesman>(
    'salesmen',
    { id: salesmanId ?? '' },
    {
      enabled: isOwn && isOnline && Boolean(salesmanId) && mayEver(entities.salesmen, 'read', actor),
      retry: false,
    },
  );
  if (!broker && !salesman) return null;
  const times = broker?.supportTimes ? localized(broker.supportTimes, language) : '';
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('sellerContact.title')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {broker && (
          <Contact name={broker.name} email={broker.supportEmail} phones={[broker.supportPhone]}>
            {times && translate('shop.supportTimes', { times })}
          </Contact>
        )}
        {salesman && (
          <Contact
            name={`${salesman.firstName} ${salesman.lastName}`}
            email={salesman.emailAddress}
            phones={(salesman.phoneNumbers ?? []).map(({ number }) => number)}
          >
            {translate('sellerContact.salesman')}
          </Contact>
        )}
      </Stack>
    </Box>
  );
}

interface ContactProps {
  name: string;
  email: string | null;
  phones: readonly (string | null)[];
  children: string | false;
}

function Contact({ name, email, phones, children }: ContactProps) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      {children && (
        <Typography variant="body2" color="text.secondary">
          {children}
        </Typography>
      )}
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
        {email && <Link href={`mailto:${email}`}>{email}</Link>}
        {phones.map(
          (phone) =>
            phone && (
              <Link key={phone} href={`tel:${phone.replace(/\s/g, '')}`}>
                {phone}
              </Link>
            ),
        )}
      </Stack>
    </Box>
  );
}
