/// <reference lib="dom" />
import { CssBaseline } from '@mui/material';
import simpleRestProvider from 'ra-data-simple-rest';
import { AdminContext, CoreAdminUI, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const Rows = () => (
  <List perPage={25}>
    <Datagrid>
      <TextField source="identNumber" />
      <TextField source="product" />
      <TextField source="location" />
      <TextField source="nextAuditDate" />
    </Datagrid>
  </List>
);

const place = document.getElementById('root');
if (!place) throw new Error('index.html holds no #root');
createRoot(place).render(
  <AdminContext dataProvider={simpleRestProvider('/api')}>
    <CssBaseline />
    <CoreAdminUI disableTelemetry>
      <Resource name="equipments" list={Rows} />
    </CoreAdminUI>
  </AdminContext>,
);
