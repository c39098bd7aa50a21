/** A block of a legal text: heading, paragraph or list. */
export type LegalBlock = { type: 'heading' | 'paragraph'; text: string } | { type: 'list'; items: string[] };

/** Parses the markup of legal texts: lines are paragraphs, `## ` headings, `- ` list items. */
export function legalBlocks(content: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (const line of content.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith('- ')) {
      if (last?.type === 'list') last.items.push(line.slice(2));
      else blocks.push({ type: 'list', items: [line.slice(2)] });
    } else if (line.startsWith('## ')) blocks.push({ type: 'heading', text: line.slice(3) });
    else if (line) blocks.push({ type: 'paragraph', text: line });
  }
  return blocks;
}
