import type { changelogs } from '@plumbline/resources/entities/changelogs';
import type { systemMessages } from '@plumbline/resources/entities/systemMessages';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';

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
    versionName: '1.4',
    application: 'API',
    dateDeployed: '2026-11-02',
    descriptions: {
      'pl-PL': 'Odmowa dostępu podaje powód w polu „reason”.',
      'de-DE': 'Wird ein Zugriff verwehrt, steht der Grund im Feld „reason“.',
      'en-EN': 'A refused access names its reason in the field ‘reason’.',
      'hu-HU': 'Az elutasított hozzáférés oka a „reason” mezőben áll.',
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
    versionName: '0.48.090214',
    dateDeployed: '2026-09-07',
    descriptions: {
      'pl-PL':
        'Kalendarz pokazuje terminy przeglądów i liczbę urządzeń, które przypadają danego dnia.\nAdres kalendarza do Outlooka, Google i innych programów.',
      'de-DE':
        'Der Kalender zeigt Prüftermine und wie viele Betriebsmittel an einem Tag fällig werden.\nEine Kalenderadresse für Outlook, Google und andere Programme.',
      'en-EN':
        'The calendar shows inspection appointments and how many items fall due on a day.\nA calendar address for Outlook, Google and other programs.',
      'hu-HU':
        'A naptár mutatja a felülvizsgálati időpontokat és az adott napon esedékes eszközök számát.\nNaptárcím Outlookhoz, Google-höz és más programokhoz.',
    },
  },
  {
    versionName: '0.47.080113',
    dateDeployed: '2026-07-13',
    descriptions: {
      'pl-PL':
        'Własne pola: konto dodaje do urządzeń, klientów i innych wpisów to, czego potrzebuje, także w imporcie i raportach.',
      'de-DE':
        'Eigene Felder: Jedes Konto ergänzt Betriebsmittel, Kunden und anderes um das, was es braucht, auch in Import und Bericht.',
      'en-EN':
        'Own fields: each account adds to equipment, customers and other entries what it needs, in import and reports as well.',
      'hu-HU':
        'Egyéni mezők: minden fiók kiegészítheti az eszközöket, ügyfeleket és más bejegyzéseket azzal, amire szüksége van, az importban és a jegyzőkönyvekben is.',
    },
  },
  {
    versionName: '0.46.070301',
    dateDeployed: '2026-06-01',
    descriptions: {
      'pl-PL':
        'Praca bez zasięgu: wybrane lokalizacje zapisuje się lokalnie, a zmiany czekają bezpiecznie na wysłanie.',
      'de-DE':
        'Arbeiten ohne Netz: Ausgewählte Standorte liegen auf dem Gerät, Änderungen warten sicher auf das Senden.',
      'en-EN':
        'Working without network: chosen locations are kept on the device, and changes wait safely to be sent.',
      'hu-HU':
        'Munka hálózat nélkül: a kiválasztott helyszínek a készüléken vannak, a módosítások biztonságban várnak az elküldésre.',
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
