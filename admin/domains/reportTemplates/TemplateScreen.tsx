import { ResourceContextProvider } from 'react-admin';
import { EntityShow } from '../../entities/show/EntityShow';
import { Studio } from './Studio';

/** A report template: its draft with problems and preview, the tags it may use, and its versions. */
export function TemplateScreen() {
  return (
    <ResourceContextProvider value="reportTemplates">
      <EntityShow notice={Studio} isEditSecondary />
    </ResourceContextProvider>
  );
}
