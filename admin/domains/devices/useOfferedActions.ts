import type { DeviceAction } from '@plumbline/resources/entities/deviceActions';
import { deviceActionKey } from '@plumbline/resources/language/choices/choices';
import { localized } from '@plumbline/resources/language/languages';
import type { DeviceActionKey } from '@plumbline/resources/rules/devices/deviceActions';
import { useGetList, useTranslate } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';

interface Offered {
  key: DeviceActionKey;
  name: string;
  description: string;
}

/** Remote actions on offer: with the provider's texts where it has some, without those it has disabled. */
export function useOfferedActions(): { offered: readonly Offered[]; isPending: boolean } {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, isPending } = useGetList<DeviceAction>('deviceActions', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'key', order: 'ASC' },
  });
  const offered = deviceActionKey.values.flatMap((key): Offered[] => {
    const own = data?.find((one) => one.key === key);
    if (isPending || own?.isActive === false) return [];
    return [
      {
        key,
        name: localized(own?.name, language) || translate(`choices.deviceActionKey.${key}`),
        description: localized(own?.description, language) || translate(`devices.send.does.${key}`),
      },
    ];
  });
  return { offered, isPending };
}
