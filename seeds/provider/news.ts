import type { DraftOf } from '@plumbline/resources/defineEntity';
import type { changelogs } from '@plumbline/resources/entities/changelogs';
import type { deviceActions } from '@plumbline/resources/entities/deviceActions';
import type { systemMessages } from '@plumbline/resources/entities/systemMessages';

export const demoChangelogs: DraftOf<typeof changelogs>[] = [
  {
    versionName: '0.50.102302',
    dateDeployed: '2026-11-16',
    descriptions: {
      'pl-PL': 'Zdjęcia usterek trafiają do raportu wprost z punktu kontrolnego.\nSzybsze listy urządzeń.',
      'de-DE':
        'Fotos von Mängeln kommen direkt vom Prüfpunkt in den Bericht.\nSchnellere Listen der Betriebsmittel.',
      'en-EN': 'Photos of defects go from the checkpoint straight into the report.\nFaster equipment lists.',
      'hu-HU':
        'A hiányosságok fényképei közvetlenül az ellenőrzési pontból kerülnek a jegyzőkönyvbe.\nGyorsabb eszközlisták.',
    },
  },
  {
    versionName: '0.49.100117',
    dateDeployed: '2026-10-05',
    descriptions: {
      'pl-PL': 'Import list z plików Excel i CSV z próbą przed zapisem.',
      'de-DE': 'Import von Listen aus Excel und CSV mit Probelauf.',
      'en-EN': 'Import of lists from Excel and CSV with a dry run.',
      'hu-HU': 'Listák importálása Excel- és CSV-fájlokból próbafuttatással.',
    },
  },
  {
    versionName: '0.51.000000',
    dateDeployed: '2026-12-01',
    isActive: false,
    descriptions: {
      'pl-PL': 'W przygotowaniu.',
      'de-DE': 'In Vorbereitung.',
      'en-EN': 'In preparation.',
      'hu-HU': 'Előkészületben.',
    },
  },
];

export const demoMessages: DraftOf<typeof systemMessages>[] = [
  {
    level: 'WARNING',
    validFrom: '2026-11-20',
    validTill: '2026-11-29',
    title: {
      'pl-PL': 'Przerwa techniczna w niedzielę',
      'de-DE': 'Wartung am Sonntag',
      'en-EN': 'Maintenance on Sunday',
      'hu-HU': 'Karbantartás vasárnap',
    },
    content: {
      'pl-PL':
        'W niedzielę 29 listopada od 6 do 8 rano synchronizacja nie działa. Przeglądy można wykonywać dalej.',
      'de-DE':
        'Am Sonntag, dem 29. November, ruht die Synchronisierung von 6 bis 8 Uhr. Prüfungen gehen weiter.',
      'en-EN':
        'On Sunday 29 November there is no synchronisation from 6 to 8 a.m. Inspections go on as usual.',
      'hu-HU':
        'November 29-én, vasárnap 6 és 8 óra között szünetel a szinkronizálás. A felülvizsgálatok folytathatók.',
    },
  },
  {
    level: 'INFO',
    validFrom: '2026-10-05',
    validTill: '2026-10-31',
    isActive: false,
    title: {
      'pl-PL': 'Nowy import list',
      'de-DE': 'Neuer Import von Listen',
      'en-EN': 'New import of lists',
      'hu-HU': 'Új listaimportálás',
    },
    content: {
      'pl-PL': 'Listy urządzeń można teraz wczytać z próbą przed zapisem.',
      'de-DE': 'Listen von Betriebsmitteln lassen sich nun mit Probelauf einlesen.',
      'en-EN': 'Lists of equipment can now be imported with a dry run.',
      'hu-HU': 'Az eszközlisták most már próbafuttatással importálhatók.',
    },
  },
];

export const demoActions: DraftOf<typeof deviceActions>[] = [
  {
    name: 'Synchronise again',
    key: 'resync',
    description: 'Discards the local copy and downloads it anew; the outbox is kept.',
  },
  { name: 'Send diagnostics', key: 'diagnostics', description: 'Sends the local log to support.' },
  { name: 'Reload the app', key: 'reload', description: 'Takes the newest version at once.' },
];
