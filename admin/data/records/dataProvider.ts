import type { DataProvider } from 'ra-core';
import { currentClient } from '../offline';
import { apiFetch } from '../session/session';
import { chooseDataProvider } from './chooseDataProvider';
import { localDataProvider } from './localDataProvider';
import { remoteDataProvider } from './remoteDataProvider';

/** react-admin's data provider: the server while online, else the local store. */
export const dataProvider: DataProvider = chooseDataProvider({
  remote: remoteDataProvider(apiFetch),
  local: localDataProvider(currentClient),
  client: currentClient,
});
