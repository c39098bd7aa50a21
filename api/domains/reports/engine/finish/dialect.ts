/** Element names of the two formats. */
export interface Dialect {
  paragraph: string;
  row: string;
  cell: string;
  table: string;
  headerRows: string;
  picture: string;
  /** Part of the package with the text, without headers and footers. */
  body: string;
  /** Parts of the package with printed content. */
  content: RegExp;
  breakLine: string;
}

export type TemplateFormat = 'docx' | 'odt';

export const dialects: Record<TemplateFormat, Dialect> = {
  docx: {
    paragraph: 'w:p',
    row: 'w:tr',
    cell: 'w:tc',
    table: 'w:tbl',
    headerRows: 'w:tblHeader',
    picture: 'w:drawing',
    body: 'word/document.xml',
    content: /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/,
    breakLine: '</w:t><w:br/><w:t xml:space="preserve">',
  },
  odt: {
    paragraph: 'text:p',
    row: 'table:table-row',
    cell: 'table:table-cell',
    table: 'table:table',
    headerRows: 'table:table-header-rows',
    picture: 'draw:frame',
    body: 'content.xml',
    content: /^(content|styles)\.xml$/,
    breakLine: '<text:line-break/>',
  },
};
