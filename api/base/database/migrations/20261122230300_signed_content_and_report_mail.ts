import type { Knex } from 'knex';

const statements = [
  `alter table \`instances\`
  add column \`reportMailSubject\` json null,
  add column \`reportMailText\` json null`,
  `alter table \`contacts\`
  add column \`language\` varchar(64) character set ascii collate ascii_bin null`,
  `alter table \`auditReports\`
  add column \`signatureState\` varchar(64) character set ascii collate ascii_bin null,
  add column \`recipients\` json null,
  add column \`supersedes\` char(36) character set ascii collate ascii_bin null,
  add column \`supersededBy\` char(36) character set ascii collate ascii_bin null,
  add column \`content\` json null,
  add column \`contentHash\` varchar(64) null,
  add key \`by_signatureState\` (\`instance\`, \`deletedAt\`, \`signatureState\`, \`id\`, \`location\`, \`state\`),
  add key \`by_supersedes\` (\`supersedes\`, \`instance\`, \`deletedAt\`, \`id\`),
  add key \`by_supersededBy\` (\`supersededBy\`, \`instance\`, \`deletedAt\`, \`id\`)`,
  // Who checks a copy of a report knows neither account nor report, only a hash.
  'alter table `auditReports` add key `verify_contentHash` (`contentHash`), add key `verify_documentHash` (`documentHash`)',
  `create table \`reportMails\` (
  \`id\` char(36) character set ascii collate ascii_bin not null,
  \`instance\` char(36) character set ascii collate ascii_bin not null,
  \`version\` int not null default 1,
  \`changeNumber\` bigint not null,
  \`createdAt\` datetime(3) not null,
  \`updatedAt\` datetime(3) not null,
  \`deletedAt\` datetime(3) null,
  \`custom\` json null,
  \`report\` char(36) character set ascii collate ascii_bin null,
  \`contact\` char(36) character set ascii collate ascii_bin null,
  \`address\` varchar(200) null,
  \`language\` varchar(64) character set ascii collate ascii_bin null,
  \`state\` varchar(64) character set ascii collate ascii_bin null,
  \`queuedAt\` datetime(3) null,
  \`sentAt\` datetime(3) null,
  \`attempts\` int null,
  \`reason\` varchar(300) null,
  \`isLink\` tinyint(1) null,
  \`linkExpiresAt\` datetime(3) null,
  primary key (\`id\`),
  key \`changes\` (\`instance\`, \`changeNumber\`),
  key \`living\` (\`instance\`, \`deletedAt\`, \`id\`),
  key \`by_report\` (\`report\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_contact\` (\`contact\`, \`instance\`, \`deletedAt\`, \`id\`),
  key \`by_address\` (\`instance\`, \`deletedAt\`, \`address\`, \`id\`, \`report\`),
  key \`by_state\` (\`instance\`, \`deletedAt\`, \`state\`, \`id\`, \`report\`),
  key \`by_queuedAt\` (\`instance\`, \`deletedAt\`, \`queuedAt\`, \`id\`, \`report\`, \`isLink\`)
) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
];

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement);
  await judgeSignatures(db, 'auditReports');
  await judgeSignatures(db, 'auditPlannings');
}

interface Signed {
  id: string;
  state: string | null;
  signatures: unknown;
}
interface Signature {
  role: string;
  isVoid?: boolean;
}

/**
 * What was signed until now names no content, so in what is still open it stands for none and is asked for anew; what is
 * finished stays as it was.
 */
async function judgeSignatures(db: Knex, table: 'auditReports' | 'auditPlannings'): Promise<void> {
  const rows: Signed[] = await db(table).whereNotNull('signatures').select('id', 'state', 'signatures');
  for (const { id, state, signatures } of rows) {
    // MySQL hands JSON over parsed, MariaDB as text.
    const given: Signature[] = typeof signatures === 'string' ? JSON.parse(signatures) : signatures;
    if (!Array.isArray(given) || given.length === 0) continue;
    const isOpen = state === 'open';
    const roles = new Set(given.map(({ role }) => role));
    await db(table)
      .where({ id })
      .update({
        ...(isOpen ? { signatures: JSON.stringify(given.map((one) => ({ ...one, isVoid: true }))) } : {}),
        ...(table === 'auditReports'
          ? { signatureState: isOpen ? 'VOID' : roles.size > 1 ? 'COMPLETE' : 'PARTIAL' }
          : {}),
      });
  }
  if (table === 'auditReports')
    await db(table).whereNull('signatureState').update({ signatureState: 'NONE' });
}
