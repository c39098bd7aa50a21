import type { EntityName } from '../../language/names';
import type { TargetWords } from './headerScore';

// Headers in customers' lists besides the labels: German, Polish, Hungarian, English.
type Dictionary = Readonly<Record<string, TargetWords>>;

const phrases = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const equipments: Dictionary = {
  identNumber: {
    strong: phrases(`
      Inventar-Nr | Inventarnummer | Inv-Nr | Ident-Nr | Identnummer | Betriebsmittelnummer
      Anlagennummer | Equipmentnummer | Gerätenummer | Regalnummer | Regal-Nr | Tornummer
      Nr inwentarzowy | Numer inwentarzowy | Nr inw | Nr ewidencyjny | Numer ewidencyjny
      Numer identyfikacyjny | Nr regału | Numer urządzenia | Leltári szám | Leltárszám | Azonosító
      Azonosító szám | Eszközszám | Nyilvántartási szám | Asset tag | Asset ID | Asset number
      Inventory number | Inventory no | Equipment number | Equipment ID | Ident number | Tag number
    `),
    weak: phrases(`
      Nr | No | Number | Nummer | Numer | Szám | Sorszám | ID | Code | Kod | Kód | Barcode | Lfd Nr | Lp
      Symbol | Title | Kennzeichen | Kennzeichnung | Oznaczenie | Oznakowanie | Jelölés | Jel | Mark
      Laufende Nummer | Ssz
    `),
  },
  qrCode: {
    strong: phrases(`
      QR-Code | QR | Kod QR | QR-kód | %{product} ID | Barcode | Barcode Code128 | Strichcode
      Kod kreskowy | Vonalkód | Prüfplakette | Checker ID
    `),
  },
  product: {
    strong: phrases(`
      Modell | Typ | Modellbezeichnung | Typenbezeichnung | Produkt | Produktname | Fabrikat Typ
      Gerätetyp | Model | Typ modelu | Nazwa modelu | Nazwa produktu | Rodzaj regału | Típus | Termék
      Model name | Asset model | Product | Product name | Type
    `),
    weak: phrases(`
      Art | Bezeichnung | Benennung | Gegenstand | Arbeitsmittel | Betriebsmittel | Nazwa | Rodzaj
      Opis | Urządzenie | Megnevezés | Eszköz | Fajta | Name | Item name | Item | Equipment
      Description
    `),
  },
  'product.manufacturer': {
    strong: phrases(`
      Hersteller | Fabrikat | Marke | Herstellerfirma | Producent | Wytwórca | Marka | Gyártó | Márka
      Manufacturer | Make | Brand | Maker
    `),
    weak: phrases('Lieferant | Dostawca | Szállító | Vendor | Supplier'),
  },
  'product.productNumber': {
    strong: phrases(`
      Artikelnummer | Artikel-Nr | Produktnummer | Modellnummer | Bestellnummer | Numer katalogowy
      Nr katalogowy | Numer produktu | Cikkszám | Termékszám | Model number | Product number
      Article number | Part number | SKU
    `),
  },
  'product.ean': {
    strong: phrases('EAN | EAN-Code | EAN13 | GTIN | Barcode EAN13 | Kod EAN | EAN-kód'),
  },
  'product.category': {
    strong: phrases(`
      Kategorie | Gruppe | Gerätegruppe | Geräteart | Art | Kategoria | Grupa | Rodzaj | Kategória
      Csoport | Category | Group | Asset category | Asset type
    `),
  },
  location: {
    strong: phrases(`
      Standort | Halle | Lagerort | Ort | Einsatzort | Aufstellort | Bereich | Lager | Hala
      Lokalizacja | Magazyn | Miejsce użytkowania | Obiekt | Telephely | Csarnok | Raktár | Helyszín
      Hely | Location | Location name | Site | Hall | Warehouse | Room
    `),
    weak: phrases(
      'Abteilung | Dział | Wydział | Részleg | Department | Gebäude | Budynek | Épület | Building | Area',
    ),
  },
  'location.parent': {
    strong: phrases(`
      Gebäude | Werk | Budynek | Zakład | Épület | Üzem | Building | Plant | Parent location | Area
      Campus
    `),
  },
  place: {
    strong: phrases(`
      Platz | Stellplatz | Standplatz | Aufstellplatz | Regalreihe | Reihe | Position | Gang | Rząd | Rząd / miejsce | Miejsce
      Stanowisko | Pozycja | Alejka | Sor | Pozíció | Sor / hely | Place | Aisle | Row | Bay | Spot
    `),
    weak: phrases('Raum | Pomieszczenie | Helyiség | Standort'),
  },
  serialNumber: {
    strong: phrases(`
      Serien-Nr | Seriennummer | Serial-Nr | Fabriknummer | Fabrik-Nr | Werknummer | S/N | SN
      Nr seryjny | Numer seryjny | Nr fabryczny | Numer fabryczny | Sorozatszám | Gyári szám
      Gyártási szám | Serial | Serial number | Serial no
    `),
  },
  yearOfProduction: {
    strong: phrases(`
      Baujahr | Herstelljahr | Herstellungsjahr | Produktionsjahr | Jahr | Rok produkcji | Rok budowy
      Rok | Gyártási év | Gyártás éve | Évjárat | Year of production | Year of manufacture | Year built
      Production year | Year
    `),
    weak: phrases(`
      Herstelldatum | Herstellungsdatum | Produktionsdatum | Data produkcji | Gyártás dátuma
      Gyártási dátum | Date of manufacture | Production date | Manufactured
    `),
  },
  purchaseDate: {
    strong: phrases(`
      Kaufdatum | Anschaffungsdatum | Anschaffung | Beschaffungsdatum | Gekauft am | Data zakupu
      Data nabycia | Beszerzés dátuma | Vásárlás dátuma | Beszerzési dátum | Purchase date
      Date of purchase | Bought | Acquisition date
    `),
  },
  commissioningDate: {
    strong: phrases(`
      Inbetriebnahme | Inbetriebnahmedatum | Datum der Inbetriebnahme | In Betrieb seit
      Data uruchomienia | Data oddania do użytku | Uruchomienie | Üzembe helyezés
      Üzembe helyezés dátuma | Commissioning | Commissioning date | Commissioned | In service since
      Installation date
    `),
  },
  dateOfFirstUse: {
    strong: phrases(`
      Erste Benutzung | Erstbenutzung | Erster Einsatz | Erstgebrauch | Data pierwszego użycia
      Pierwsze użycie | Első használat | Első használat dátuma | First use | Date of first use
      First used
    `),
  },
  maxYearsOfUse: {
    strong: phrases(`
      Max Nutzungsdauer | Maximale Nutzungsdauer | Nutzungsdauer | Lebensdauer
      Maksymalny okres użytkowania | Okres użytkowania | Żywotność | Max élettartam | Élettartam
      Használati idő | Max years of use | Service life | Lifetime | Useful life
    `),
  },
  lastAuditDate: {
    strong: phrases(`
      Letzte Prüfung | Letzte Inspektion | Letztes Prüfdatum | Zuletzt geprüft | Prüfdatum
      Ostatni przegląd | Ostatnia kontrola | Data ostatniego przeglądu | Data przeglądu
      Utolsó felülvizsgálat | Utolsó ellenőrzés | Utolsó vizsgálat | Last inspection | Last audit
      Last inspection date | Last check | Last audit date
    `),
  },
  nextAuditDate: {
    strong: phrases(`
      Nächste Prüfung | Nächste Inspektion | Prüfung fällig | Fällig am | Nächster Prüftermin
      Następny przegląd | Następna kontrola | Termin przeglądu | Data następnego przeglądu
      Termin następnego przeglądu | Következő felülvizsgálat | Következő ellenőrzés
      Következő vizsgálat | Next inspection | Next audit | Next audit date | Inspection due | Due date
      Next check
    `),
  },
  responsiblePerson: {
    strong: phrases(`
      Verantwortlich | Verantwortlicher | Verantwortliche Person | Zugeordnet an | Benutzer | Nutzer
      Träger | Osoba odpowiedzialna | Odpowiedzialny | Użytkownik | Felelős | Felelős személy | Használó
      Responsible | Responsible person | Assigned to | Custodian | User | Holder
    `),
    weak: phrases('Full name | Ansprechpartner | Osoba kontaktowa | Kapcsolattartó | Contact'),
  },
  auditInterval: {
    strong: phrases(`
      Prüfintervall | Prüffrist | Intervall | Prüfzyklus | Prüfturnus | Eigenes Prüfintervall
      Okres przeglądów | Okres między przeglądami | Częstotliwość przeglądów | Interwał przeglądów
      Cykl przeglądów | Interwał | Felülvizsgálati időköz | Felülvizsgálati gyakoriság | Időköz
      Vizsgálati gyakoriság | Inspection interval | Audit interval | Inspection cycle
      Inspection frequency | Interval
    `),
    weak: phrases('Turnus | Zyklus | Cykl | Częstotliwość | Gyakoriság | Frequency | Cycle'),
  },
  auditIntervalUnit: {
    strong: phrases(`
      Intervalleinheit | Einheit Prüfintervall | Einheit des Prüfintervalls | Jednostka okresu
      Jednostka interwału | Időköz egysége | Gyakoriság egysége | Interval unit
      Unit of interval | Inspection interval unit
    `),
  },
  fieldCount: {
    strong: phrases(`
      Anzahl Felder | Felder | Feldanzahl | Liczba pól | Ilość pól | Mezők száma | Number of fields
      Fields | Number of bays | Bays
    `),
  },
  levelCount: {
    strong: phrases(`
      Anzahl Ebenen | Ebenen | Fachebenen | Liczba poziomów | Ilość poziomów | Poziomy | Szintek száma
      Szintek | Number of levels | Levels
    `),
  },
  fieldLoad: {
    strong: phrases(`
      Feldlast | Max Feldlast | Nośność pola | Obciążenie pola | Mezőterhelés | Mező teherbírása
      Field load | Bay load | Max bay load
    `),
  },
  compartmentLoad: {
    strong: phrases(`
      Fachlast | Max Fachlast | Ebenenlast | Nośność poziomu | Nośność półki | Obciążenie poziomu | Obciążenie półki
      Polcterhelés | Szint teherbírása | Compartment load | Level load | Shelf load | Beam load
    `),
  },
  kinkLength: {
    strong: phrases(`
      Knicklänge | Długość wyboczeniowa | Kihajlási hossz | Kink length | Buckling length
      Section length
    `),
  },
  maxFieldLength: {
    strong: phrases(`
      Max Feldlänge | Feldlänge | Feldbreite | Długość pola | Szerokość pola | Mezőhossz | Mező hossza
      Max field length | Field length | Bay length | Bay width
    `),
  },
  depth: {
    strong: phrases('Tiefe | Regaltiefe | Głębokość | Głębokość regału | Mélység | Depth | Rack depth'),
  },
  commissionNumber: {
    strong: phrases(`
      Kommissionsnummer | Kommission | Kommissions-Nr | Auftragsnummer | Auftrags-Nr | Numer zlecenia
      Nr zlecenia | Numer zamówienia | Megrendelésszám | Rendelési szám | Commission number
      Order number
    `),
  },
  dimensions: {
    strong: phrases('Abmessungen | Maße | Abmessung | Wymiary | Méretek | Méret | Dimensions | Size'),
  },
  fieldNames: {
    strong: phrases('Feldnamen | Feldbezeichnungen | Nazwy pól | Mezőnevek | Field names | Bay names'),
  },
  comment: {
    strong: phrases(`
      Bemerkung | Bemerkungen | Kommentar | Anmerkung | Notiz | Hinweis | Uwagi | Komentarz | Notatki
      Megjegyzés | Megjegyzések | Comment | Comments | Notes | Remarks | Asset notes
    `),
    weak: phrases('Additional info | Description | Opis | Beschreibung | Leírás'),
  },
};

const addresses: Dictionary = {
  'address.street': {
    strong: phrases(`
      Straße | Strasse | Str | Anschrift | Straße Nr | Straße und Hausnummer | Ulica | Ulica i numer | Ul
      Utca | Utca házszám | Cím | Street | Street address | Address | Address line 1 | Adres | Adresse
    `),
  },
  'address.zip': {
    strong: phrases(`
      PLZ | Postleitzahl | Kod pocztowy | Kod | Irányítószám | Irsz | ZIP | ZIP code | Postcode
      Postal code
    `),
  },
  'address.city': {
    strong: phrases(
      'Ort | Stadt | Wohnort | Miasto | Miejscowość | Város | Település | Helység | City | Town',
    ),
  },
  'address.country': { strong: phrases('Land | Staat | Kraj | Państwo | Ország | Country') },
};
const people: Dictionary = {
  phoneNumbers: {
    strong: phrases(`
      Telefon | Telefonnummer | Tel | Handy | Mobil | Rufnummer | Numer telefonu | Telefony | Komórka | Tel kom
      Telefonszám | Mobiltelefon | Phone | Phone number | Telephone | Mobile
    `),
  },
};

const customers: TargetWords = {
  strong: phrases(
    'Kunde | Betreiber | Auftraggeber | Klient | Zleceniodawca | Firma | Ügyfél | Megrendelő | Customer | Client',
  ),
};
const tasks: Dictionary = {
  title: {
    strong: phrases(`
      Titel | Betreff | Aufgabe | Tytuł | Temat | Zadanie | Cím | Tárgy | Feladat | Title | Subject | Task
    `),
  },
  description: {
    strong: phrases('Beschreibung | Opis | Leírás | Description | Details'),
    weak: phrases('Bemerkung | Bemerkungen | Uwagi | Megjegyzés | Comment | Notes'),
  },
  dateDue: {
    strong: phrases(`
      Fällig | Fällig am | Fälligkeit | Frist | Termin | Bis | Zu erledigen bis | Do kiedy | Termin wykonania
      Határidő | Esedékes | Due | Due date | Deadline
    `),
  },
  responsible: equipments.responsiblePerson ?? { strong: [] },
  equipment: {
    strong: [
      ...(equipments.identNumber?.strong ?? []),
      ...phrases(
        'Gerät | Betriebsmittel | Arbeitsmittel | Urządzenie | Sprzęt | Eszköz | Berendezés | Equipment',
      ),
    ],
  },
  location: equipments.location ?? { strong: [] },
  owner: customers,
};
const customIntervals: Dictionary = {
  category: equipments['product.category'] ?? { strong: [] },
  owner: customers,
  location: equipments.location ?? { strong: [] },
  interval: equipments.auditInterval ?? { strong: [] },
  intervalUnit: equipments.auditIntervalUnit ?? { strong: [] },
};

const dictionaries: Partial<Record<EntityName, Dictionary>> = {
  equipments,
  equipmentOwners: addresses,
  locations: addresses,
  contacts: { ...addresses, ...people },
  tasks,
  customIntervals,
};

/** The header words of a target; none for entities that are only imported with our own headers. */
export function headerWords(entity: EntityName, path: string): TargetWords {
  return dictionaries[entity]?.[path] ?? { strong: [] };
}
