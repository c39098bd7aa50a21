import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { boundTo, voidRoles } from '@plumbline/resources/rules/signatures/signatureState';
import { useEffect, useState } from 'react';
import { useOutbox } from '../../data/offline';
import { reportHash } from './reportHash';

/**
 * Roles whose signature no longer stands for what is shown: as the server says, and what is changed here meanwhile is
 * checked here until it is there.
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
