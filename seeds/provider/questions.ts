import type { frequentlyAskedQuestions } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';
import type { Localized } from '@plumbline/resources/language/languages';
import {
  dateQuestion,
  equipmentQuestions,
  offlineQuestions,
  peopleQuestions,
  reportQuestions,
} from './moreQuestions';

const offline: Localized = {
  'pl-PL': 'Praca bez zasięgu',
  'de-DE': 'Arbeiten ohne Netz',
  'en-EN': 'Working without network',
  'hu-HU': 'Munka hálózat nélkül',
};
const inspections: Localized = {
  'pl-PL': 'Przeglądy',
  'de-DE': 'Prüfungen',
  'en-EN': 'Inspections',
  'hu-HU': 'Felülvizsgálatok',
};
const licences: Localized = {
  'pl-PL': 'Licencje',
  'de-DE': 'Lizenzen',
  'en-EN': 'Licences',
  'hu-HU': 'Licencek',
};

/** What customers ask first, and one answer for the staff alone. */
export const demoQuestions: DraftOf<typeof frequentlyAskedQuestions>[] = [
  {
    topic: offline,
    iconClass: 'cloud_off',
    question: {
      'pl-PL': 'Co zrobić przed wejściem do hali bez zasięgu?',
      'de-DE': 'Was ist zu tun, bevor ich in eine Halle ohne Netz gehe?',
      'en-EN': 'What should I do before I enter a hall without network?',
      'hu-HU': 'Mi a teendő, mielőtt hálózat nélküli csarnokba megyek?',
    },
    answer: {
      'pl-PL':
        'Otwórz „Dane offline” i zapisz lokalnie lokalizację, w której będziesz pracować. Gdy widać przy niej „zapisane lokalnie”, wszystko działa bez zasięgu.',
      'de-DE':
        'Öffnen Sie „Offline-Daten“ und laden Sie den Standort herunter, an dem Sie arbeiten werden. Sobald dort „lokal gespeichert“ steht, geht alles ohne Netz.',
      'en-EN':
        'Open ‘Offline data’ and download the location you will work at. As soon as it says ‘saved on this device’, everything works without network.',
      'hu-HU':
        'Nyissa meg az „Offline adatok” oldalt, és töltse le a helyszínt, ahol dolgozni fog. Amint „a készülékre mentve” látható mellette, minden működik hálózat nélkül is.',
    },
  },
  {
    topic: offline,
    iconClass: 'sync',
    question: {
      'pl-PL': 'Skąd wiem, że moja praca dotarła na serwer?',
      'de-DE': 'Woran erkenne ich, dass meine Arbeit auf dem Server ist?',
      'en-EN': 'How do I know that my work has reached the server?',
      'hu-HU': 'Honnan tudom, hogy a munkám eljutott a kiszolgálóra?',
    },
    answer: {
      'pl-PL':
        'Znak synchronizacji u góry ekranu liczy zmiany, które czekają na wysłanie. Bez liczby wszystko jest na serwerze.',
      'de-DE':
        'Das Zeichen der Synchronisierung oben zählt die Änderungen, die noch zu senden sind. Ohne Zahl liegt alles auf dem Server.',
      'en-EN':
        'The synchronisation sign at the top counts the changes still to be sent. Without a number everything is on the server.',
      'hu-HU':
        'A felső sávban a szinkronizálás jele mutatja, hány változás vár küldésre. Ha nincs szám, minden a kiszolgálón van.',
    },
  },
  ...offlineQuestions(offline),
  {
    topic: inspections,
    iconClass: 'event',
    question: {
      'pl-PL': 'Dlaczego nie mogę wybrać urządzenia do terminu przeglądu?',
      'de-DE': 'Warum lässt sich ein Betriebsmittel für einen Prüftermin nicht wählen?',
      'en-EN': 'Why can I not choose an item for an inspection appointment?',
      'hu-HU': 'Miért nem választható ki egy eszköz a felülvizsgálati időponthoz?',
    },
    answer: {
      'pl-PL':
        'Najczęściej brakuje zakresu przeglądu dla jego kategorii albo urządzenie jest już w innym otwartym terminie. Powód widać przy urządzeniu.',
      'de-DE':
        'Meist fehlt eine Prüfvorschrift für seine Kategorie, oder es steht schon in einem anderen offenen Termin. Der Grund steht beim Betriebsmittel.',
      'en-EN':
        'Most often its category has no inspection regulation, or it is already part of another open appointment. The reason stands beside the item.',
      'hu-HU':
        'Leggyakrabban a kategóriájához nincs felülvizsgálati előírás, vagy már szerepel egy másik nyitott időpontban. Az ok az eszköz mellett olvasható.',
    },
  },
  {
    topic: inspections,
    iconClass: 'description',
    question: {
      'pl-PL': 'Czy mogę poprawić raport po zatwierdzeniu?',
      'de-DE': 'Kann ich einen fertiggestellten Bericht noch ändern?',
      'en-EN': 'Can I change a report once it is finalised?',
      'hu-HU': 'Módosítható a jegyzőkönyv a véglegesítés után?',
    },
    answer: {
      'pl-PL': 'Nie. Zatwierdzony raport jest dokumentem. Sprawdź podgląd, zanim go zatwierdzisz.',
      'de-DE':
        'Nein, ein fertiggestellter Bericht ist eine Urkunde. Prüfen Sie die Vorschau, bevor Sie ihn fertigstellen.',
      'en-EN': 'No, a finalised report is a record. Check the preview before you finalise it.',
      'hu-HU': 'Nem, a véglegesített jegyzőkönyv okirat. Véglegesítés előtt ellenőrizze az előnézetet.',
    },
  },
  dateQuestion(inspections),
  ...equipmentQuestions,
  ...reportQuestions,
  ...peopleQuestions,
  {
    topic: licences,
    iconClass: 'vpn_key',
    question: {
      'pl-PL': 'Jak długo trwa bezpłatny okres próbny?',
      'de-DE': 'Wie lange dauert die kostenlose Testphase?',
      'en-EN': 'How long does the free trial last?',
      'hu-HU': 'Meddig tart az ingyenes próbaidőszak?',
    },
    answer: {
      'pl-PL': '30 dni od rejestracji. Zaplanowane i wykonane przeglądy zostają na koncie.',
      'de-DE': '30 Tage ab der Registrierung. Geplante und durchgeführte Prüfungen bleiben im Konto.',
      'en-EN': '30 days from the registration. Planned and finished inspections stay in the account.',
      'hu-HU':
        'A regisztrációtól számított 30 napig. A tervezett és elvégzett felülvizsgálatok a fiókban maradnak.',
    },
  },
  {
    topic: licences,
    iconClass: 'support_agent',
    isPubliclyVisible: false,
    question: {
      'pl-PL': 'Klient zgubił klucz licencyjny – co robić?',
      'de-DE': 'Ein Kunde hat seinen Lizenzschlüssel verloren – was tun?',
      'en-EN': 'A customer has lost a licence key – what now?',
      'hu-HU': 'Az ügyfél elvesztette a licenckulcsát – mi a teendő?',
    },
    answer: {
      'pl-PL': 'Znajdź klucz po zamówieniu. Wysyłaj go tylko na adres właściciela konta.',
      'de-DE': 'Suchen Sie den Schlüssel über die Bestellung. Senden Sie ihn nur an den Kontoinhaber.',
      'en-EN': 'Find the key by its order. Send it to the owner of the account alone.',
      'hu-HU': 'Keresse meg a kulcsot a rendelés alapján. Csak a fiók tulajdonosának küldje el.',
    },
  },
];
