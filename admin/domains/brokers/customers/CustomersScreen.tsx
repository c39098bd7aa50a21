import AddOutlined from '@mui/icons-material/AddOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import { Button } from '@mui/material';
import { hasCustomers, keepsCustomers } from '@plumbline/resources/rules/brokers/index';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { ListError } from '../../../entities/list/ListError';
import { LoadingShape } from '../../../kit/parts/LoadingShape';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { CreateDialog } from './CreateDialog';
import { CustomerBar } from './CustomerBar';
import { CustomerList } from './CustomerList';
import { LinkDialog } from './LinkDialog';
import { useCustomers } from './useCustomers';

/** Customers of a broker, and creating accounts for them. */
export function CustomersScreen() {
  return hasCustomers(useActor()) ? <Customers /> : <ForbiddenScreen />;
}

function Customers() {
  const translate = useTranslate();
  const mayCreate = keepsCustomers(useActor());
  const [dialog, setDialog] = useState<'create' | 'link' | null>(null);
  const page = useCustomers();
  const { data, error, refetch } = page;
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={translate('customers.title')}
        note={data && translate('customers.count', { smart_count: data.total })}
        actions={
          <>
            <Button variant="outlined" startIcon={<QrCode2Outlined />} onClick={() => setDialog('link')}>
              {translate('customers.link.open')}
            </Button>
            {mayCreate && (
              <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setDialog('create')}>
                {translate('customers.create.open')}
              </Button>
            )}
          </>
        }
      />
      <CustomerBar chosen={page} />
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingShape label={translate('customers.loading')} height={320} />}
      {data && (
        <CustomerList page={data} chosen={page} mayCreate={mayCreate} onMoved={() => void refetch()} />
      )}
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {dialog === 'create' && (
        <CreateDialog
          onClose={close}
          onDone={() => {
            close();
            void refetch();
          }}
        />
      )}
    </>
  );
}
