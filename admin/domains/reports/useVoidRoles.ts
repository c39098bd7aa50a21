import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { boundTo, voidRoles } from '@plumbline/resources/rules/signatures/signatureState';
import { useEffect, useState } from 'react';
import { useOutbox } from '../../data/offline';
import { reportHash } from './reportHash';

/**
 * Roles whose signature is no longer valid for the content: from the server, and checked locally while there are
 * unsent changes.
 */
export function useVoidRoles(report: AuditReport): readonly string[] {
  const { waiting } = useOutbox();
  const [local, setLocal] = useState<readonly string[]>([]);
  const isOpen = report.state === 'open' || report.state === null;
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const hashes = isOpen && waiting > 0 ? await reportHash(report) : null;
      const roles = hashes ? voidRoles(boundTo(report.signatures ?? [], hashes)) : [];
      if (isCurrent) setLocal((known) => (known.join() === roles.join() ? known : roles));
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [report, waiting, isOpen]);
  return isOpen ? [...new Set([...voidRoles(report.signatures), ...local])] : [];
}
