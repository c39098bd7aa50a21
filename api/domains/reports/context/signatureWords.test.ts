import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/testing/database';
import { build, buildAccount, systemCall } from '../../../platform/testing/factories';
import { buildReportContext } from './buildReportContext';
import { loadReportData } from './loadReportData';

const database = useTestDatabase();

it('labels the second signature as customer, or as responsible person on site without a customer', async () => {
  const { db } = database;
  const account = await buildAccount(db);
  const customer = await build(db, account, 'equipmentOwners', {});
  const word = async (owner: string | null) => {
    const report = await build(db, account, 'auditReports', { language: 'de-DE', owner });
    const data = await loadReportData(systemCall(db, account), report as unknown as AuditReport); // created by the factory
    return buildReportContext(data, { isPreview: true, today: '2026-11-17', attachments: [], verify: null })
      .signatures.customer.role;
  };
  expect(await word(customer.id)).toBe('Für den Kunden');
  expect(await word(null)).toBe('Verantwortliche Person vor Ort');
});
