/** Element names of the two formats. */
export interface Dialect {
  paragraph: string;
  row: string;
  cell: string;
  table: string;
  headerRows: string;
  picture: string;
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
    content: /^(content|styles)\.xml$/,
    breakLine: '<text:line-break/>',
  },
};
