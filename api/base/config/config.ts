import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlockIterations } from '@plumbline/resources/rules/auth/unlockCheck';
import {
  type BootConfiguration,
  defaultBoot,
  readBootConfiguration,
} from '@plumbline/resources/rules/boot/configuration';
import { type ExternalIssuer, readExternalIssuer } from './externalIssuer';

export interface Config {
  port: number;
  /** Address people open, without a slash at its end. */
  origin: string;
  databaseUrl: string;
  dataDir: string;
  /** The built admin. */
  screensDir: string;
  /** Key material for what is encrypted at rest; absent: one is made under dataDir. */
  secret: string | null;
  isProduction: boolean;
  logLevel: string;
  poolSize: number;
  maxUploadBytes: number;
  maxImportBytes: number;
  /** How many proxies stand before the application; their word on who calls is believed, nobody else's. */
  trustedProxies: number;
  oidc: ExternalIssuer | null;
  /** Passes over a password for the bits by which a device without network knows it again. */
  unlockIterations: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** A report larger than this is mailed as a link. */
  maxMailedBytes: number;
  /** What one account may have: kilobytes uploaded in a day, previews in an hour, report mails in a day; 0: no limit. */
  quotas: Readonly<Record<'uploads' | 'previews' | 'mails', number>>;
  /** Where licences are sold outside, for accounts whose broker and seller name no shop. */
  shopLink: string | null;
  /** Who may read `/api/metrics`; absent: nobody. */
  metricsToken: string | null;
  /** How the app starts. */
  boot: BootConfiguration;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings once; a wrong one stops the start by its name. */
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

/** A JSON file with the shape of `defaultBoot`; what it leaves out of `afterBootUrl` and `steps` stays as it is there. */
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

/** Stands in a page's `href`, where other protocols could run a script. */
const link = (env: Environment, name: string): string | null =>
  addressIf((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), env, name);

function addressIf(isRight: (text: string) => boolean, env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!isRight(text))
    throw new Error(`${name} must be an address such as https://plumbline.example, not "${text}"`);
  return text;
}
