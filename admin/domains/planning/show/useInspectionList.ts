import { useMemo } from 'react';
import { useGetMany } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useEvery } from '../../../data/records/useEvery';
import { useLanguage } from '../../../data/words/useLanguage';
import { type Inspection, inspectionsOf, usePlanningInspections } from '../usePlanningInspections';

interface InspectionListData {
  inspections: Inspection[];
  isPending: boolean;
  error: unknown;
  refetch: () => void;
}

/**
 * The inspection list: from the local store if the location is downloaded, since that includes unsent changes,
 * otherwise from the server.
 */
export function useInspectionList(planning: string, isHere: boolean): InspectionListData {
  const local = usePlanningInspections(planning);
  const remote = useRemoteInspections(planning, !isHere);
  if (isHere)
    return { inspections: local.inspections, isPending: local.isLoading, error: null, refetch: () => {} };
  return remote;
}

function useRemoteInspections(planning: string, isEnabled: boolean): InspectionListData {
  const language = useLanguage();
  const {
    data: audits = none,
    isPending,
    error,
    refetch,
  } = useEvery<LocalRow<'audits'>>(
    'audits',
    { filter: { planning }, sort: { field: 'id', order: 'ASC' } },
    { enabled: isEnabled },
  );
  const equipmentIds = useMemo(() => audits.flatMap((audit) => audit.equipment ?? []), [audits]);
  const { data: equipments = none } = useGetMany<LocalRow<'equipments'>>(
    'equipments',
    { ids: equipmentIds },
    { enabled: isEnabled && equipmentIds.length > 0 },
  );
  const present = equipments.filter((equipment) => equipment !== undefined);
  const productIds = [...new Set(present.map((equipment) => equipment.product))];
  const { data: products = none } = useGetMany<LocalRow<'products'>>(
    'products',
    { ids: productIds },
    { enabled: productIds.length > 0 },
  );
  const locationIds = [...new Set(audits.flatMap((audit) => audit.location ?? []))];
  const { data: locations = none } = useGetMany<LocalRow<'locations'>>(
    'locations',
    { ids: locationIds },
    { enabled: locationIds.length > 0 },
  );
  const inspections = useMemo(
    () => inspectionsOf({ audits, equipments, products, locations }, language),
    [audits, equipments, products, locations, language],
  );
  return { inspections, isPending: isEnabled && isPending, error, refetch: () => void refetch() };
}

const none: never[] = [];
