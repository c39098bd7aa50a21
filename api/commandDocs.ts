import { people } from '@plumbline/resources/rules/privacy/privacy';
import { importDocs } from './domains/import/importDocs';
import { personDocs, privacyDocs } from './domains/privacy/privacyDocs';
import { invitationsDocs } from './platform/auth/invitations/invitationsDocs';
import { legalDocs } from './platform/auth/legal/legalDocs';
import { mirroringDocs } from './platform/auth/mirroring/mirroringDocs';
import { secondFactorDocs } from './platform/auth/secondFactor/secondFactorDocs';
import { sessionsDocs } from './platform/auth/sessions/sessionsDocs';
import { tokensDocs } from './platform/auth/tokens/tokensDocs';
import { binDocs } from './platform/bin/binDocs';
import { bootDocs } from './platform/boot/bootDocs';
import { brandsDocs } from './platform/brands/brandsDocs';
import { codesDocs } from './platform/codes/codesDocs';
import { devicesDocs } from './platform/devices/devicesDocs';
import type { CommandDocs } from './platform/docs/commandDocs';
import { errorRecordsDocs } from './platform/errorRecords/errorRecordsDocs';
import { filesDocs } from './platform/files/filesDocs';
import { metricsDocs } from './platform/metrics/metricsDocs';
import { syncDocs } from './platform/sync/syncDocs';

/** What is not CRUD, each described by its own domain. */
export const commandDocs = (): readonly CommandDocs[] => [
  mirroringDocs,
  secondFactorDocs,
  sessionsDocs,
  tokensDocs,
  binDocs,
  bootDocs,
  brandsDocs,
  codesDocs,
  devicesDocs,
  errorRecordsDocs,
  filesDocs,
  importDocs,
  invitationsDocs,
  legalDocs,
  metricsDocs,
  privacyDocs,
  syncDocs,
  ...people().map(({ name }) => personDocs(name)),
];
