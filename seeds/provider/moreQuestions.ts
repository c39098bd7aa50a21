import type { frequentlyAskedQuestions } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import type { DraftOf } from '@plumbline/resources/language/defineEntity';
import type { Localized } from '@plumbline/resources/language/languages';

type Draft = DraftOf<typeof frequentlyAskedQuestions>;

const equipment: Localized = {
  'pl-PL': 'Urządzenia',
  'de-DE': 'Betriebsmittel',
  'en-EN': 'Equipment',
  'hu-HU': 'Munkaeszközök',
};
const reports: Localized = {
  'pl-PL': 'Raporty',
  'de-DE': 'Prüfberichte',
  'en-EN': 'Reports',
  'hu-HU': 'Jegyzőkönyvek',
};
const people: Localized = {
  'pl-PL': 'Konto i osoby',
  'de-DE': 'Konto und Personen',
  'en-EN': 'Account and people',
  'hu-HU': 'Fiók és személyek',
};

export const equipmentQuestions: Draft[] = [
  {
    topic: equipment,
    iconClass: 'cloud_upload',
    question: {
      'pl-PL': 'Jak wczytać istniejący rejestr urządzeń?',
      'de-DE': 'Wie übernehme ich ein vorhandenes Verzeichnis?',
      'en-EN': 'How do I bring in an existing register?',
      'hu-HU': 'Hogyan vehetek át egy meglévő nyilvántartást?',
    },
    answer: {
      'pl-PL':
        'W ustawieniach wybierz „Import urządzeń” i wskaż plik Excel lub CSV. Kolumny dopasujesz na ekranie, a próba pokaże przed zapisem, co zostanie dodane, zmienione i gdzie coś się nie zgadza. Istniejące urządzenia są rozpoznawane po numerze inwentarzowym.',
      'de-DE':
        'Wählen Sie in den Einstellungen „Betriebsmittel-Import“ und eine Datei aus Excel oder als CSV. Die Spalten ordnen Sie am Bildschirm zu; der Probelauf zeigt vor dem Speichern, was neu ist, was sich ändert und wo etwas nicht stimmt. Vorhandene Betriebsmittel werden an der Inventarnummer erkannt.',
      'en-EN':
        'Choose ‘Equipment import’ in the settings and a file from Excel or as CSV. You match the columns on the screen; the dry run shows before anything is saved what is new, what changes and where something is wrong. Existing items are recognised by their inventory number.',
      'hu-HU':
        'A beállításokban válassza a munkaeszközök importálását, majd egy Excel- vagy CSV-fájlt. Az oszlopokat a képernyőn rendelheti hozzá; a próbafuttatás még mentés előtt megmutatja, mi új, mi változik, és hol van hiba. A meglévő eszközöket a leltári szám alapján ismeri fel.',
    },
  },
  {
    topic: equipment,
    iconClass: 'qr_code',
    question: {
      'pl-PL': 'Jak znaleźć urządzenie po kodzie QR?',
      'de-DE': 'Wie finde ich ein Betriebsmittel über seinen QR-Code?',
      'en-EN': 'How do I find an item by its QR code?',
      'hu-HU': 'Hogyan kereshetek meg egy eszközt a QR-kódja alapján?',
    },
    answer: {
      'pl-PL':
        'Naciśnij „Skanuj” na pulpicie lub na dolnym pasku telefonu i skieruj aparat na kod. Jeśli kod jest uszkodzony, wpisz go albo wybierz zdjęcie. Działa to także bez zasięgu dla lokalizacji zapisanych lokalnie.',
      'de-DE':
        'Drücken Sie „Scannen“ auf dem Dashboard oder in der unteren Leiste des Telefons und richten Sie die Kamera auf den Code. Ist er beschädigt, tippen Sie ihn ein oder wählen ein Bild. Das geht auch ohne Netz für Standorte, die lokal gespeichert sind.',
      'en-EN':
        'Press ‘Scan’ on the dashboard or in the bar at the bottom of the phone and point the camera at the code. If it is damaged, type it in or choose a picture. This works without network, too, for locations saved on the device.',
      'hu-HU':
        'Nyomja meg a „Beolvasás” gombot az irányítópulton vagy a telefon alsó sávján, és irányítsa a kamerát a kódra. Ha a kód sérült, gépelje be, vagy válasszon egy képet. Hálózat nélkül is működik a készülékre mentett helyszíneken.',
    },
  },
  {
    topic: equipment,
    iconClass: 'build',
    question: {
      'pl-PL': 'Co zrobić, gdy urządzenia nie ma na miejscu?',
      'de-DE': 'Was tun, wenn ein Betriebsmittel vor Ort nicht auffindbar ist?',
      'en-EN': 'What if an item cannot be found on site?',
      'hu-HU': 'Mi a teendő, ha egy eszköz nem található a helyszínen?',
    },
    answer: {
      'pl-PL':
        'Oznacz je jako nieodnalezione. Zostaje w rejestrze z datą, a przy zamykaniu terminu przeglądu można je w ten sposób wyłączyć z listy. Gdy się znajdzie, oznacz je jako odnalezione.',
      'de-DE':
        'Kennzeichnen Sie es als nicht auffindbar. Es bleibt mit dem Datum im Verzeichnis, und beim Abschließen eines Prüftermins fällt es so aus der Liste. Taucht es wieder auf, kennzeichnen Sie es als auffindbar.',
      'en-EN':
        'Mark it as not traceable. It stays in the register with the date, and finishing an appointment leaves it out of the list that way. When it turns up, mark it as traceable again.',
      'hu-HU':
        'Jelölje meg nem fellelhetőként. A dátummal együtt a nyilvántartásban marad, és az időpont lezárásakor így kerül le a listáról. Ha előkerül, jelölje újra fellelhetőként.',
    },
  },
  {
    topic: equipment,
    iconClass: 'lock',
    question: {
      'pl-PL': 'Dlaczego nie mogę zarchiwizować urządzenia?',
      'de-DE': 'Warum lässt sich ein Betriebsmittel nicht archivieren?',
      'en-EN': 'Why can an item not be archived?',
      'hu-HU': 'Miért nem archiválható egy eszköz?',
    },
    answer: {
      'pl-PL':
        'Jest jeszcze w niezatwierdzonym raporcie albo na liście otwartego przeglądu. Zatwierdź raport lub zakończ termin, potem zarchiwizuj urządzenie.',
      'de-DE':
        'Es steht noch in einem nicht fertiggestellten Bericht oder auf einer offenen Prüfliste. Stellen Sie den Bericht fertig oder schließen Sie den Termin ab, danach geht es.',
      'en-EN':
        'It is still part of a report that is not finalised or of an open inspection list. Finalise the report or finish the appointment; then it can be archived.',
      'hu-HU':
        'Még szerepel egy nem véglegesített jegyzőkönyvben vagy egy nyitott felülvizsgálati listán. Véglegesítse a jegyzőkönyvet, vagy zárja le az időpontot, utána archiválható.',
    },
  },
];

export const reportQuestions: Draft[] = [
  {
    topic: reports,
    iconClass: 'description',
    question: {
      'pl-PL': 'Kto może zatwierdzić raport?',
      'de-DE': 'Wer darf einen Bericht fertigstellen?',
      'en-EN': 'Who may finalise a report?',
      'hu-HU': 'Ki véglegesíthet egy jegyzőkönyvet?',
    },
    answer: {
      'pl-PL': 'Właściciel konta, administratorzy oraz osoba przeprowadzająca przegląd, wskazana w raporcie.',
      'de-DE': 'Der Kontoinhaber, die Administratoren und der im Bericht genannte Prüfer.',
      'en-EN': 'The owner of the account, its administrators and the inspector named in the report.',
      'hu-HU': 'A fiók tulajdonosa, a rendszergazdák és a jegyzőkönyvben megnevezett felülvizsgáló.',
    },
  },
  {
    topic: reports,
    iconClass: 'mail',
    question: {
      'pl-PL': 'Czy do raportu można dołączyć własne dokumenty?',
      'de-DE': 'Kann ich dem Bericht eigene Unterlagen beilegen?',
      'en-EN': 'Can I attach documents of my own to a report?',
      'hu-HU': 'Csatolhatok saját dokumentumokat a jegyzőkönyvhöz?',
    },
    answer: {
      'pl-PL': 'Tak, do pięciu załączników. Dodaj je przed zatwierdzeniem; staną się częścią dokumentu PDF.',
      'de-DE':
        'Ja, bis zu fünf Anlagen. Fügen Sie sie vor dem Fertigstellen hinzu; sie werden Teil der PDF-Datei.',
      'en-EN': 'Yes, up to five attachments. Add them before you finalise; they become part of the PDF.',
      'hu-HU': 'Igen, legfeljebb öt mellékletet. Véglegesítés előtt adja hozzá őket; a PDF részévé válnak.',
    },
  },
];

export const peopleQuestions: Draft[] = [
  {
    topic: people,
    iconClass: 'group',
    question: {
      'pl-PL': 'Jak dać współpracownikowi dostęp do konta?',
      'de-DE': 'Wie gebe ich einem Kollegen Zugang zum Konto?',
      'en-EN': 'How do I give a colleague access to the account?',
      'hu-HU': 'Hogyan adhatok hozzáférést egy kollégának?',
    },
    answer: {
      'pl-PL':
        'Dodaj tę osobę w kontaktach i wyślij zaproszenie. Dostanie e-mail z linkiem ważnym 14 dni, przez który ustawi hasło.',
      'de-DE':
        'Legen Sie die Person unter den Kontakten an und laden Sie sie ein. Sie bekommt eine E-Mail mit einem 14 Tage gültigen Link, über den sie ihr Passwort festlegt.',
      'en-EN':
        'Add the person to the contacts and send an invitation. He or she gets an e-mail with a link, valid for 14 days, to set a password.',
      'hu-HU':
        'Vegye fel a kapcsolattartók közé, és küldjön neki meghívót. E-mailben kap egy 14 napig érvényes hivatkozást, amellyel beállíthatja a jelszavát.',
    },
  },
  {
    topic: people,
    iconClass: 'lock',
    question: {
      'pl-PL': 'Jak ograniczyć dostęp do niektórych lokalizacji?',
      'de-DE': 'Wie beschränke ich jemanden auf einzelne Standorte?',
      'en-EN': 'How do I limit somebody to certain locations?',
      'hu-HU': 'Hogyan korlátozhatok valakit bizonyos helyszínekre?',
    },
    answer: {
      'pl-PL':
        'Otwórz kontakt, w zakładce z uprawnieniami wybierz dostęp ograniczony i wskaż lokalizacje, w razie potrzeby także kategorie. Osoba widzi wtedy tylko to, także na pulpicie, w kalendarzu i w e-mailach.',
      'de-DE':
        'Öffnen Sie den Kontakt, wählen Sie bei den Rechten den eingeschränkten Zugriff und nennen Sie die Standorte, bei Bedarf auch die Kategorien. Die Person sieht dann nur diese, auch auf dem Dashboard, im Kalender und in E-Mails.',
      'en-EN':
        'Open the contact, choose restricted access among the rights and name the locations, and the categories where needed. The person then sees only these, on the dashboard, in the calendar and in e-mails as well.',
      'hu-HU':
        'Nyissa meg a kapcsolattartót, a jogosultságoknál válassza a korlátozott hozzáférést, és adja meg a helyszíneket, szükség esetén a kategóriákat is. Az illető ezután csak ezeket látja, az irányítópulton, a naptárban és az e-mailekben is.',
    },
  },
  {
    topic: people,
    iconClass: 'mail',
    question: {
      'pl-PL': 'Jak zmienić lub wyłączyć poniedziałkowy e-mail?',
      'de-DE': 'Wie ändere ich die E-Mail am Montag oder schalte sie ab?',
      'en-EN': 'How do I change or stop the Monday e-mail?',
      'hu-HU': 'Hogyan módosíthatom vagy kapcsolhatom ki a hétfői e-mailt?',
    },
    answer: {
      'pl-PL':
        'W ustawieniach użytkownika, w powiadomieniach: można go wyłączyć, wybrać, o czym informuje, i z jakim wyprzedzeniem. Gdy nie ma nic do przekazania, e-mail nie jest wysyłany.',
      'de-DE':
        'In den Benutzereinstellungen unter den Benachrichtigungen: Sie können sie abschalten und wählen, worüber und wie lange im Voraus sie informiert. Gibt es nichts zu melden, kommt keine.',
      'en-EN':
        'In the user settings under notifications: switch it off, or choose what it is about and how long in advance. When there is nothing to say, none is sent.',
      'hu-HU':
        'A felhasználói beállításokban, az értesítéseknél: kikapcsolhatja, illetve megadhatja, miről és mennyivel előre szóljon. Ha nincs miről tájékoztatni, nem küldünk e-mailt.',
    },
  },
];

export const offlineQuestions = (topic: Localized): Draft[] => [
  {
    topic,
    iconClass: 'group',
    question: {
      'pl-PL': 'Co się dzieje, gdy dwie osoby zmienią to samo?',
      'de-DE': 'Was geschieht, wenn zwei Personen dasselbe ändern?',
      'en-EN': 'What happens when two people change the same thing?',
      'hu-HU': 'Mi történik, ha ketten ugyanazt módosítják?',
    },
    answer: {
      'pl-PL':
        'Nic nie ginie. Kto zapisuje jako drugi, widzi obie wersje obok siebie i wybiera dla każdego pola, która zostaje.',
      'de-DE':
        'Es geht nichts verloren. Wer als Zweiter speichert, sieht beide Fassungen nebeneinander und wählt je Feld, welche bleibt.',
      'en-EN':
        'Nothing is lost. Whoever saves second sees both versions side by side and chooses for each field which one stays.',
      'hu-HU':
        'Semmi sem vész el. Aki másodikként menti el, egymás mellett látja a két változatot, és mezőnként választhat közülük.',
    },
  },
  {
    topic,
    iconClass: 'support_agent',
    question: {
      'pl-PL': 'Jak przekazać pomocy technicznej zmiany, których nie udało się wysłać?',
      'de-DE': 'Wie gebe ich dem Support Änderungen, die sich nicht senden ließen?',
      'en-EN': 'How do I hand support the changes that could not be sent?',
      'hu-HU': 'Hogyan adhatom át az ügyfélszolgálatnak az el nem küldött módosításokat?',
    },
    answer: {
      'pl-PL':
        'W „Danych offline” wyeksportuj zmiany czekające na wysłanie do pliku i prześlij go pomocy technicznej. Lokalne dane można wyczyścić dopiero po eksporcie, więc praca nie przepadnie.',
      'de-DE':
        'Exportieren Sie unter „Offline-Daten“ den Postausgang in eine Datei und senden Sie diese an den Support. Zurücksetzen lassen sich die lokalen Daten erst nach dem Export, so geht keine Arbeit verloren.',
      'en-EN':
        'Under ‘Offline data’, export the outbox to a file and send it to support. Local data can only be reset after the export, so no work is lost.',
      'hu-HU':
        'Az „Offline adatok” oldalon exportálja fájlba az elküldendő módosításokat, és küldje el az ügyfélszolgálatnak. A helyi adatok csak az exportálás után törölhetők, így a munkája nem vész el.',
    },
  },
];

export const dateQuestion = (topic: Localized): Draft => ({
  topic,
  iconClass: 'calendar_month',
  question: {
    'pl-PL': 'Jak powstaje data następnego przeglądu?',
    'de-DE': 'Wie kommt das Datum der nächsten Prüfung zustande?',
    'en-EN': 'Where does the date of the next inspection come from?',
    'hu-HU': 'Hogyan alakul ki a következő felülvizsgálat dátuma?',
  },
  answer: {
    'pl-PL':
      'Z okresu podanego w zakresie przeglądu. Pierwszeństwo ma okres uzgodniony z klientem dla kategorii, a przed nim okres wpisany przy samym urządzeniu.',
    'de-DE':
      'Aus dem Intervall der Prüfvorschrift. Vorrang hat ein mit dem Kunden für die Kategorie vereinbartes Intervall, und vor diesem das am Betriebsmittel selbst eingetragene.',
    'en-EN':
      'From the interval of the inspection regulation. An interval agreed with the customer for the category comes before it, and the one entered for the item itself before both.',
    'hu-HU':
      'A felülvizsgálati előírás gyakoriságából. Ezt megelőzi az ügyféllel a kategóriára egyeztetett gyakoriság, azt pedig az eszköznél megadott saját gyakoriság.',
  },
});
