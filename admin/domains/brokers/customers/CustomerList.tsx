import { Box, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { customersPerPage, keepsCustomers, movesCustomers } from '@plumbline/resources/rules/brokers/index';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { useFormat } from '../../../data/words/useFormat';
import { showPath } from '../../../entities/screenPaths';
import { MoveButton } from './MoveButton';
import type { ChosenCustomers, Customer, CustomerPage } from './useCustomers';
import { useOwnBrokers } from './useOwnBrokers';

interface CustomerListProps {
  page: CustomerPage;
  chosen: ChosenCustomers;
  mayCreate: boolean;
  onMoved: () => void;
}

/** Grid columns, depending on whether the user manages accounts and may move them. */
const columnsOf = ({ keeps, moves }: { keeps: boolean; moves: boolean }): string =>
  `minmax(0, 2fr) ${keeps ? 'minmax(0, 2fr) ' : ''}minmax(0, 1.7fr)${keeps ? ' minmax(0, 1.2fr)' : ''}${moves ? ' 40px' : ''}`;

function useColumns() {
  const actor = useActor();
  const keeps = keepsCustomers(actor);
  const moves = movesCustomers(actor);
  return { keeps, moves, template: columnsOf({ keeps, moves }) };
}

/** Customers as a table; on narrow screens each value has its heading before it. */
export function CustomerList({ page, chosen, mayCreate, onMoved }: CustomerListProps) {
  const translate = useTranslate();
  const { keeps, template } = useColumns();
  const pages = Math.max(1, Math.ceil(page.total / customersPerPage));
  if (page.customers.length === 0) return <Empty chosen={chosen} mayCreate={mayCreate} />;
  return (
    <>
      <Paper variant="outlined">
        <Box
          aria-hidden
          sx={{
            display: { xs: 'none', md: 'grid' },
            gridTemplateColumns: template,
            gap: 2,
            px: 2,
            py: 1,
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          {heads
            .filter((head) => keeps || !ofKept.includes(head))
            .map((head) => (
              <span key={head}>{translate(`customers.heads.${head}`)}</span>
            ))}
        </Box>
        <Box
          component="ul"
          aria-label={translate('customers.title')}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {page.customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} onMoved={onMoved} />
          ))}
        </Box>
      </Paper>
      {pages > 1 && <Pages chosen={chosen} pages={pages} />}
    </>
  );
}

const heads = ['customer', 'contact', 'licence', 'activity'] as const;
/** Shown only to users who manage the accounts. */
const ofKept: readonly (typeof heads)[number][] = ['contact', 'activity'];

function CustomerRow({ customer, onMoved }: { customer: Customer; onMoved: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const { keeps, moves, template } = useColumns();
  const brokers = useOwnBrokers();
  const broker = brokers.length > 1 && brokers.find(({ id }) => id === customer.broker)?.name;
  const { id, name, customerNumber, lastActivity } = customer;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: template },
        gap: { xs: 0.75, md: 2 },
        alignItems: 'start',
        px: 2,
        py: 1.5,
      }}
    >
      <div>
        <Link component={RouterLink} to={showPath(entities.instances, id)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Soft>{[customerNumber, broker].filter(Boolean).join(' · ')}</Soft>
      </div>
      {keeps && <Contact customer={customer} />}
      <Cell head={translate('customers.heads.licence')}>
        <Licences customer={customer} />
      </Cell>
      {keeps && (
        <Cell head={translate('customers.heads.activity')}>
          {lastActivity ? format.dateTime(lastActivity) : '–'}
        </Cell>
      )}
      {moves && <MoveButton customer={customer} onMoved={onMoved} />}
    </Box>
  );
}

function Contact({ customer: { contact, isInvited } }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <Cell head={translate('customers.heads.contact')}>
      {contact ? contact.name : translate('customers.noContact')}
      {contact?.email && (
        <Link href={`mailto:${contact.email}`} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {contact.email}
        </Link>
      )}
      {contact?.phone && (
        <Link href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} sx={{ display: 'block' }}>
          {contact.phone}
        </Link>
      )}
      {isInvited && (
        <Soft>{translate(isInvited === 'INVITED' ? 'customers.invited' : 'customers.expired')}</Soft>
      )}
    </Cell>
  );
}

function Licences({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const format = useFormat();
  const { licenses, validBefore, trialBefore } = customer;
  if (licenses > 0)
    return validBefore
      ? translate('customers.until', { smart_count: licenses, date: format.date(lastDay(validBefore)) })
      : translate('customers.endless', { smart_count: licenses });
  return trialBefore
    ? translate('customers.trialUntil', { date: format.date(lastDay(trialBefore)) })
    : translate('customers.noLicence');
}

/** The last valid day: the day before the licence ends. */
function lastDay(before: string): string {
  const day = new Date(`${before}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box
        component="span"
        sx={{ display: { md: 'none' }, color: 'text.secondary', fontSize: '0.75rem', mr: 1 }}
      >
        {head}
      </Box>
      {children}
    </Box>
  );
}

const Soft = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', '&:empty': { display: 'none' } }}>
    {children}
  </Box>
);

function Empty({ chosen, mayCreate }: Pick<CustomerListProps, 'chosen' | 'mayCreate'>) {
  const translate = useTranslate();
  const isNarrowed = chosen.search !== '' || chosen.broker !== null || chosen.state !== 'all';
  const words = isNarrowed ? 'noMatch' : mayCreate ? 'empty' : 'emptyRead';
  return (
    <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
      <Typography role="status" color="text.secondary">
        {translate(`customers.${words}`)}
      </Typography>
    </Paper>
  );
}

function Pages({ chosen: { page, choose }, pages }: { chosen: ChosenCustomers; pages: number }) {
  const translate = useTranslate();
  const step = (to: number, label: string) => (
    <Button variant="outlined" disabled={to < 1 || to > pages} onClick={() => choose({ page: String(to) })}>
      {translate(label)}
    </Button>
  );
  return (
    <Stack
      component="nav"
      aria-label={translate('ra.navigation.skip_nav', { _: translate('customers.title') })}
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: 2, mt: 2 }}
    >
      {step(page - 1, 'ra.navigation.previous')}
      <Typography variant="body2">{translate('customers.more', { page, pages })}</Typography>
      {step(page + 1, 'ra.navigation.next')}
    </Stack>
  );
}
