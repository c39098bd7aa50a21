import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlockIterations } from '@plumbline/resources/rules/auth/unlockCheck';
import {
  type BootConfiguration,
  defaultBoot,
  readBootConfiguration,
} from '@plumbline/resources/rules/boot/configuration';
import { type ExternalIssuer, readExternalIssuer } from './externalIssuer';
import { readSealIdentity, type SealIdentity } from './sealIdentity';

export interface Config {
  port: number;
  /** Public address, without a trailing slash. */
  origin: string;
  databaseUrl: string;
  dataDir: string;
  /** Folder of the built admin. */
  screensDir: string;
  /** Secret for encryption at rest; absent: generated under dataDir. */
  secret: string | null;
  isProduction: boolean;
  logLevel: string;
  poolSize: number;
  maxUploadBytes: number;
  maxImportBytes: number;
  /** Number of trusted reverse proxies whose `X-Forwarded-*` headers are used. */
  trustedProxies: number;
  oidc: ExternalIssuer | null;
  /** PBKDF2 iterations of the verifier with which an offline device checks a password. */
  unlockIterations: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Certificate and key that seal final reports; absent: made by the app and kept in the database. */
  seal: SealIdentity | null;
  /** A larger report is mailed as a link. */
  maxMailedBytes: number;
  /** Shares of one account: kilobytes uploaded per day, previews per hour, report mails per day; 0: unlimited. */
  quotas: Readonly<Record<'uploads' | 'previews' | 'mails', number>>;
  /** Shop for accounts whose broker and seller have none. */
  shopLink: string | null;
  /** Token for `/api/metrics`; absent: the endpoint is off. */
  metricsToken: string | null;
  /** How the app starts. */
  boot: BootConfiguration;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates the settings; an invalid one stops the start, by its name. */
export function readConfig(env: Environment = process.env): Config {
  const port = wholeNumber(env, 'PORT', 3030);
  const origin = address(env, 'ORIGIN') ?? `http://localhost:${port}`;
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set; `npm start` sets it to the private database');
  return {
    port,
    origin,
    databaseUrl,
    dataDir: path.resolve(env.DATA_DIR || path.join(import.meta.dirname, '../../..', '.data')),
    screensDir: path.resolve(env.SCREENS_DIR || path.join(import.meta.dirname, '../../..', 'admin', 'dist')),
    secret: env.SECRET || null,
    isProduction: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL || 'info',
    poolSize: wholeNumber(env, 'DATABASE_POOL', 10),
    maxUploadBytes: wholeNumber(env, 'MAX_UPLOAD_MB', 25) * 1024 * 1024,
    maxImportBytes: wholeNumber(env, 'MAX_IMPORT_MB', 50) * 1024 * 1024,
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0),
    oidc: readExternalIssuer(env),
    unlockIterations,
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Plumbline <no-reply@localhost>',
    seal: readSealIdentity(env),
    maxMailedBytes: wholeNumber(env, 'MAX_MAILED_MB', 10) * 1024 * 1024,
    quotas: {
      uploads: wholeNumber(env, 'QUOTA_UPLOAD_MB', 10_000) * 1024,
      previews: wholeNumber(env, 'QUOTA_PREVIEWS', 300),
      mails: wholeNumber(env, 'QUOTA_MAILS', 2000),
    },
    shopLink: link(env, 'SHOP_LINK'),
    metricsToken: env.METRICS_TOKEN || null,
    boot: bootConfiguration(env),
  };
}

/** A JSON file of the shape of `defaultBoot`; missing parts keep their default. */
function bootConfiguration(env: Environment): BootConfiguration {
  const file = env.BOOT_CONFIGURATION;
  if (!file) return defaultBoot;
  try {
    const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return readBootConfiguration(
      typeof given === 'object' && given && !Array.isArray(given) ? { ...defaultBoot, ...given } : given,
    );
  } catch (error) {
    throw new Error(`BOOT_CONFIGURATION (${file}): ${error instanceof Error ? error.message : error}`);
  }
}

function wholeNumber(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
}

const address = (env: Environment, name: string): string | null =>
  addressIf(URL.canParse, env, name)?.replace(/\/+$/, '') ?? null;

/** Used as `href`, where other protocols could run a script. */
const link = (env: Environment, name: string): string | null =>
  addressIf((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), env, name);

function addressIf(isRight: (text: string) => boolean, env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!isRight(text))
    throw new Error(`${name} must be an address such as https://plumbline.example, not "${text}"`);
  return text;
}
