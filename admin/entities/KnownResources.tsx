import { entityList } from '@plumbline/resources/entities/index';
import { isLanguage } from '@plumbline/resources/language/languages';
import type { ReactNode } from 'react';
import { type RaRecord, type ResourceDefinition, ResourceDefinitionContextProvider } from 'react-admin';
import { i18nProvider } from '../data/words/i18nProvider';
import { entityIcon } from './entityIcons';
import { titleOf } from './title/titleOf';

/** react-admin's resource definitions, by entity name. */
export const knownResources: Readonly<Record<string, ResourceDefinition>> = Object.fromEntries(
  entityList.map((entity): [string, ResourceDefinition] => [
    entity.name,
    {
      name: entity.name,
      icon: entityIcon(entity),
      hasList: true,
      hasCreate: true,
      hasEdit: true,
      hasShow: true,
      recordRepresentation: (record: RaRecord) => {
        const language = i18nProvider.getLocale();
        return titleOf(entity, record, {
          language: isLanguage(language) ? language : 'pl-PL',
          translate: i18nProvider.translate,
        });
      },
    },
  ]),
);

/** Provided at once: react-admin's `Resource` elements register one by one after mounting, each with a re-render. */
export const KnownResources = ({ children }: { children: ReactNode }) => (
  <ResourceDefinitionContextProvider definitions={knownResources}>
    {children}
  </ResourceDefinitionContextProvider>
);
