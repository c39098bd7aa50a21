import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../platform/testing/database';
import { build, buildAccount, systemCall } from '../../../platform/testing/factories';
import { buildReportContext } from './buildReportContext';
import { loadReportData } from './loadReportData';

const database = useTestDatabase();

it('shows the filled header fields of a parent category in its order', async () => {
  const { db } = database;
  const account = await buildAccount(db);
  const call = systemCall(db, account);
  const lifting = await build(db, account, 'categories', {
    headerFields: [
      { id: '1', field: 'maxYearsOfUse' },
      { id: '2', field: 'compartmentLoad', name: { 'pl-PL': 'Udźwig' } },
      { id: '3', field: 'dimensions' },
      { id: '4', field: 'dateOfFirstUse' },
    ],
  });
  const slings = await build(db, account, 'categories', { parent: lifting.id });
  const product = await build(db, account, 'products', { category: slings.id });
  const piece = await build(db, account, 'equipments', {
    product: product.id,
    category: slings.id,
    maxYearsOfUse: 5,
    compartmentLoad: 2500.5,
    dateOfFirstUse: '2024-03-01',
  });
  const report = await build(db, account, 'auditReports', { language: 'pl-PL' });
  await build(db, account, 'audits', { equipment: piece.id, report: report.id });

  const data = await loadReportData(call, report as unknown as AuditReport); // a row created by the factory
  const context = buildReportContext(data, {
    isPreview: true,
    today: '2026-11-17',
    attachments: [],
    verify: null,
  });
  const head = [
    { key: 'maxYearsOfUse', name: 'Maks. okres użytkowania', value: '5 lat' },
    { key: 'compartmentLoad', name: 'Udźwig', value: '2500,5 kg' },
    { key: 'dateOfFirstUse', name: 'Data pierwszego użycia', value: '1 mar 2024' },
  ];
  expect(context.equipment).toMatchObject([{ headerFields: head, reportFields: head }]);
});
