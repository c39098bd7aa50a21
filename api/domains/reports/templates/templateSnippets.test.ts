import type { ContextName, ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import {
  isPictureTag,
  type TemplateSnippet,
  templateSnippets,
} from '@plumbline/resources/rules/reports/templateSnippets';
import { afterAll, describe, expect, it } from 'vitest';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { docx, frame, paragraph, pictureParts } from '../engine/testing/buildTemplate';
import { pdfImages, pdfText } from '../engine/testing/readPdf';
import { tryTemplate } from '../engine/tryTemplate';

afterAll(stopReportEngine);
const sandbox = await templateSandbox();

/** A table as Word makes it of a pasted one. */
const tableOf = (rows: readonly (readonly string[])[]): string => {
  const width = Math.max(...rows.map(({ length }) => length));
  const cell = (text: string) =>
    `<w:tc><w:tcPr/>${isPictureTag(text) ? frame(text) : paragraph(text)}</w:tc>`;
  const lines = rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`);
  const grid = '<w:gridCol w:w="2000"/>'.repeat(width);
  return `<w:tbl><w:tblPr/><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>${paragraph('')}`;
};

/** Words of the sample data that each building block must show; cells break them anywhere. */
const shown: Readonly<Record<string, RegExp>> = {
  equipment: /REG-0101.+BRA-0102.+SZE-0103/,
  actions: /REG-0101.+SZE-0103/,
  results: /InOrdnung\d/,
  checklist: /REG-0101.+BRA-0102/,
  notFound: /REG-0901.+REG-0902/,
  signatures: /Prüfer/,
  verify: /plumbline\.example\/verify/,
  rackViews: /REG-0101/,
  plans: /ZentrallagerAalen/,
  condition: /\S/,
  photos: /REG-0101/,
  signaturePictures: /FürdenKunden/,
  plannedEquipment: /REG-0101.+BRA-0102.+Offen/,
  preparations: /Hubbühne/,
  missing: /REG-0901.+REG-0902/,
  orderItems: /Lizenzpaket5240,00€1\.200,00/,
  orderTotals: /19%.+1\.428,00/,
  orderNotes: /Gesamtbetrag/,
  mailText: /PrüfberichtR-2026-0114.+GutenTag/,
  appointmentText: /Prüfung:.+GutenTag.+ZentrallagerAalen/,
  orderMailText: /IhreRechnung:R-2026-0007.+Bestellung.+5×Lizenzpaket.+1\.428,00/,
  orderNewsText: /IhreLizenzschlüsselsindda.+B-2026-0012:5×Lizenzpaket/,
  licenceMailText: /IhreLizenzendetbald.+VerbleibendeTage:30/,
  accountEndText: /Kontogekündigt:.+LöschungderDaten.+2026.+Inhaber/,
  invitationText: /EinladungindasKonto:.+Eingeladenvon.+2026/,
  labelText: /REG-0101.+NächstePrüfung/,
};

const kinds: Readonly<Record<ContextName, ReportKind>> = {
  report: 'AUDIT_REPORT',
  planning: 'PLANNING_LIST',
  order: 'INVOICE',
  mail: 'REPORT_MAIL',
  appointment: 'APPOINTMENT_PLANNED',
  orderMail: 'INVOICE_MAIL',
  orderNews: 'LICENCE_KEYS_MAIL',
  licenceMail: 'LICENCE_ENDING',
  accountEnd: 'ACCOUNT_TERMINATED',
  invitation: 'INVITATION_MAIL',
  label: 'LABEL_TEXT',
};

describe.runIf(sandbox !== 'none')('the building block', () => {
  it.each(templateSnippets.map((snippet) => [snippet.name, snippet] as const))(
    '%s makes a template that is accepted and shows its data',
    async (name, { rows, of }: TemplateSnippet) => {
      const kind = kinds[of ?? 'report'];
      const trial = await tryTemplate(docx(tableOf(rows), pictureParts), { kind, language: 'de-DE' });
      expect(trial.problems).toEqual([]);
      const text = (await pdfText(trial.pdf ?? new Uint8Array())).replaceAll(/\s/g, '');
      expect(text).toMatch(shown[name] ?? /^$/);
      expect(text).not.toContain('{d.');
      const hasPictures = rows.flat().some(isPictureTag);
      expect((await pdfImages(trial.pdf ?? new Uint8Array())).length > 0).toBe(hasPictures);
    },
  );
});
