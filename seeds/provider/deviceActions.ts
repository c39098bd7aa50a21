import type { deviceActions } from '@plumbline/resources/entities/deviceActions';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';

/** What devices may be asked to do, in the provider's words. */
export const demoActions: DraftOf<typeof deviceActions>[] = [
  {
    key: 'message',
    name: {
      'pl-PL': 'Wiadomość',
      'de-DE': 'Nachricht anzeigen',
      'en-EN': 'Show a message',
      'hu-HU': 'Üzenet megjelenítése',
    },
    description: {
      'pl-PL': 'Pokazuje w aplikacji tekst, aż ktoś potwierdzi, że go przeczytał.',
      'de-DE': 'Zeigt in der App einen Text, bis jemand bestätigt, dass er gelesen ist.',
      'en-EN': 'Shows a text in the app until somebody confirms having read it.',
      'hu-HU': 'Szöveget jelenít meg az alkalmazásban, amíg valaki vissza nem igazolja, hogy elolvasta.',
    },
  },
  {
    key: 'diagnostics',
    name: {
      'pl-PL': 'Wysłanie diagnostyki',
      'de-DE': 'Diagnose senden',
      'en-EN': 'Send diagnostics',
      'hu-HU': 'Diagnosztika küldése',
    },
    description: {
      'pl-PL': 'Wysyła pomocy technicznej stan telefonu, tabletu lub komputera i ostatnie błędy.',
      'de-DE': 'Sendet dem Support den Zustand des Geräts und die letzten Fehler.',
      'en-EN': 'Sends the state of the device and the latest errors to support.',
      'hu-HU': 'Elküldi az ügyfélszolgálatnak a készülék állapotát és a legutóbbi hibákat.',
    },
  },
  {
    key: 'resync',
    name: {
      'pl-PL': 'Ponowna synchronizacja',
      'de-DE': 'Neu synchronisieren',
      'en-EN': 'Synchronise again',
      'hu-HU': 'Újraszinkronizálás',
    },
    description: {
      'pl-PL': 'Wysyła oczekujące zmiany, usuwa kopię lokalną i pobiera ją na nowo.',
      'de-DE': 'Sendet, was wartet, verwirft die lokale Kopie und lädt sie neu.',
      'en-EN': 'Sends what waits, discards the local copy and downloads it anew.',
      'hu-HU': 'Elküldi a várakozó módosításokat, elveti a helyi másolatot, és újra letölti.',
    },
  },
  {
    key: 'reload',
    name: {
      'pl-PL': 'Ponowne uruchomienie aplikacji',
      'de-DE': 'App neu laden',
      'en-EN': 'Reload the app',
      'hu-HU': 'Az alkalmazás újratöltése',
    },
    description: {
      'pl-PL': 'Wczytuje aplikację od nowa.',
      'de-DE': 'Lädt die App neu.',
      'en-EN': 'Loads the app anew.',
      'hu-HU': 'Újra betölti az alkalmazást.',
    },
  },
  {
    key: 'update',
    name: {
      'pl-PL': 'Aktualizacja aplikacji',
      'de-DE': 'App aktualisieren',
      'en-EN': 'Update the app',
      'hu-HU': 'Az alkalmazás frissítése',
    },
    description: {
      'pl-PL': 'Pobiera najnowszą wersję aplikacji i ją uruchamia.',
      'de-DE': 'Holt die neueste Version der App und startet sie.',
      'en-EN': 'Fetches the newest version of the app and starts it.',
      'hu-HU': 'Letölti és elindítja az alkalmazás legújabb verzióját.',
    },
  },
  {
    key: 'clearCopies',
    name: {
      'pl-PL': 'Usunięcie danych lokalnych',
      'de-DE': 'Lokale Kopien löschen',
      'en-EN': 'Clear local copies',
      'hu-HU': 'Helyi másolatok törlése',
    },
    description: {
      'pl-PL':
        'Wysyła oczekujące zmiany, zapisuje do pliku te, których nie można wysłać, a potem usuwa pobrane lokalizacje.',
      'de-DE':
        'Sendet, was wartet, sichert in eine Datei, was sich nicht senden lässt, und löscht dann die heruntergeladenen Standorte.',
      'en-EN':
        'Sends what waits, saves to a file what cannot be sent, then removes the downloaded locations.',
      'hu-HU':
        'Elküldi a várakozó módosításokat, fájlba menti, ami nem küldhető el, majd törli a letöltött helyszíneket.',
    },
  },
  {
    key: 'signOut',
    name: {
      'pl-PL': 'Wylogowanie',
      'de-DE': 'Abmelden',
      'en-EN': 'Sign out',
      'hu-HU': 'Kijelentkeztetés',
    },
    description: {
      'pl-PL': 'Wysyła oczekujące zmiany, a potem wylogowuje.',
      'de-DE': 'Sendet, was wartet, und meldet dann ab.',
      'en-EN': 'Sends what waits, then signs out.',
      'hu-HU': 'Elküldi a várakozó módosításokat, majd kijelentkeztet.',
    },
  },
];
