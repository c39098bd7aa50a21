import { languages } from '@plumbline/resources/language/languages';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { auditsRoutes } from '../../domains/audits/auditsRoutes';
import { reportsRoutes } from '../../domains/reports/reportsRoutes';
import { lazyScreen } from './lazyScreen';

await firstWords;
afterEach(cleanup);
const screens = [...auditsRoutes, ...reportsRoutes].filter(({ needsStore }) => needsStore);

it.each(languages.flatMap((language) => screens.map((route) => ({ language, route, path: route.path }))))(
  '$path shows advice in $language if the browser stores nothing',
  async ({ language, route }) => {
    await i18nProvider.changeLocale(language);
    render(
      <MemoryRouter>
        <AdminContext i18nProvider={i18nProvider}>{lazyScreen(route)}</AdminContext>
      </MemoryRouter>,
    );
    const name = i18nProvider.translate(route.title ?? '', { smart_count: 1 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByText(i18nProvider.translate('offline.needsStore'))).toBeDefined();
    // Inside the frame, the layout has the main landmark.
    expect(screen.queryAllByRole('main')).toHaveLength(route.frame === 'bare' ? 1 : 0);
  },
);
