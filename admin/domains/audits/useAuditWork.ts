import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import { earlierDecidedBy, earlierOpenOf } from '@plumbline/resources/rules/locks/earlierDeficiencies';
import type { LockReason } from '@plumbline/resources/rules/locks/lockReasons';
import { findingsLeft } from '@plumbline/resources/rules/locks/openDeficiencies';
import { upwards } from '@plumbline/resources/rules/places/locationTree';
import { type AgreedInterval, agreedInterval } from '@plumbline/resources/rules/planning/agreedInterval';
import { useMemo } from 'react';
import { type LocalRow, useLocalList, useLocalRecord } from '../../data/offline';
import { useLanguage } from '../../data/words/useLanguage';

/** All data of the audit screen, from the local store. */
export interface AuditWork {
  audit: LocalRow<'audits'>;
  checklist: LocalRow<'checklists'>;
  equipment: LocalRow<'equipments'>;
  productName: string;
  categoryName: string;
  /** `Hall 2 › Site`: the innermost location first. */
  locationPath: string;
  deficiencies: LocalRow<'deficiencies'>[];
  /**
   * Open deficiencies of the equipment from other inspections, with today's danger level, and those closed by this
   * audit; once it is finished, those it decided on.
   */
  earlier: LocalRow<'deficiencies'>[];
  /** Why the equipment is locked; also computed by date on a device without network. */
  locks: LockReason[];
  /** The inspection interval, and who determined it. */
  interval: AgreedInterval | null;
  /** The last finished audit of this type on this equipment, if it is on the device. */
  previous: LocalRow<'audits'> | undefined;
  /** Whether it is part of a finished report, so it can no longer change. */
  isReported: boolean;
}

/** What is missing on this device; null: nothing. */
export type Lack = 'audit' | 'checklist' | 'equipment' | null;

export interface FoundWork {
  work: AuditWork | null;
  lack: Lack;
  isLoading: boolean;
}

export function useAuditWork(id: string): FoundWork {
  const language = useLanguage();
  const { record: stored, isLoading } = useLocalRecord('audits', id);
  const { record: checklist } = useLocalRecord('checklists', stored?.checklist);
  const { record: equipment } = useLocalRecord('equipments', stored?.equipment);
  // One begun on this device has these from the server only later.
  const audit = useMemo(
    () =>
      stored && {
        ...stored,
        type: stored.type ?? checklist?.type ?? null,
        category: stored.category ?? equipment?.category ?? null,
        location: stored.location ?? equipment?.location ?? null,
      },
    [stored, checklist, equipment],
  );
  const { record: product } = useLocalRecord('products', equipment?.product);
  const { record: category } = useLocalRecord('categories', audit?.category ?? equipment?.category);
  const { record: report } = useLocalRecord('auditReports', audit?.report);
  const { records: locations } = useLocalList('locations');
  const { records: categories } = useLocalList('categories');
  const { records: rules } = useLocalList('customIntervals');
  const { records: deficiencies } = useLocalList('deficiencies', {
    filter: { audit: id },
    sort: { field: 'id', order: 'ASC' },
  });
  const { records: found } = useLocalList('deficiencies', {
    filter: { equipment: audit?.equipment ?? 'none', isNotAsked: false },
    sort: { field: 'id', order: 'ASC' },
  });
  const { record: regulation } = useLocalRecord('auditRegulations', checklist?.regulation);
  const { records: finished } = useLocalList('audits', {
    filter: { equipment: audit?.equipment ?? 'none', isFinished: true },
    sort: { field: 'dateAudited', order: 'DESC' },
  });
  const earlier = useMemo(() => {
    if (!stored?.isFinished) return earlierOpenOf({ id }, found);
    return earlierDecidedBy(stored, found, new Map(finished.map((one) => [one.id, one])));
  }, [stored, finished, found, id]);
  return useMemo(() => {
    if (!audit) return { work: null, lack: 'audit', isLoading };
    if (!equipment) return { work: null, lack: 'equipment', isLoading };
    if (!checklist) return { work: null, lack: 'checklist', isLoading };
    const byId = new Map(locations.map((location) => [location.id, location]));
    const work: AuditWork = {
      audit,
      checklist,
      equipment,
      deficiencies,
      earlier,
      locks: equipment.lockReasons ?? [],
      interval: agreedInterval(equipment, audit.type, regulation ?? checklist, {
        rules,
        locations: byId,
        categories: new Map(categories.map((one) => [one.id, one])),
      }),
      productName: [product?.manufacturer, product?.name].filter(Boolean).join(' '),
      categoryName: localized(category?.name, language),
      locationPath: upwards(byId, equipment.location)
        .map((location) => location.name)
        .join(' ‹ '),
      previous: finished.find((one) => one.id !== audit.id && one.type === audit.type),
      isReported: report?.state === 'finished',
    };
    return { work, lack: null, isLoading };
  }, [
    audit,
    checklist,
    equipment,
    product,
    category,
    report,
    locations,
    categories,
    rules,
    deficiencies,
    earlier,
    regulation,
    finished,
    language,
    isLoading,
  ]);
}

/** The input of the audit rules, for the audit being edited. */
export const contentOf = (
  audit: Pick<LocalRow<'audits'>, 'answers' | 'notApplicableParts' | 'followUps'>,
  { checklist, deficiencies, earlier }: Pick<AuditWork, 'checklist' | 'deficiencies' | 'earlier'>,
): AuditContent => ({
  parts: checklist.parts,
  answers: audit.answers,
  notApplicableParts: audit.notApplicableParts,
  // Remaining earlier deficiencies count like new ones.
  findings: [...deficiencies, ...findingsLeft(earlier, audit.followUps)],
});
