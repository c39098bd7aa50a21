import type { DataProvider } from 'ra-core';
import { currentClient } from '../offline';
import { apiFetch } from '../session/session';
import { chooseDataProvider } from './chooseDataProvider';
import { localDataProvider } from './localDataProvider';
import { remoteDataProvider } from './remoteDataProvider';

/** react-admin's data: from the server while there is one, else from this device. */
export const dataProvider: DataProvider = chooseDataProvider({
  remote: remoteDataProvider(apiFetch),
  local: localDataProvider(currentClient),
  client: currentClient,
});
