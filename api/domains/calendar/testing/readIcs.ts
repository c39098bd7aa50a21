export interface IcsProperty {
  value: string;
  parameters: string;
}
export type IcsComponent = Record<string, IcsProperty>;

/**
 * Parses a calendar by RFC 5545, independently of the writer: lines end in CRLF and have at most 75 octets, folded
 * ones are joined, components are nested properly. Throws otherwise.
 */
export function readIcs(source: string): { calendar: IcsComponent; events: IcsComponent[] } {
  if (!source.endsWith('\r\n')) throw new Error('the last line does not end');
  const physical = source.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line break in ${line}`);
    if (new TextEncoder().encode(line).length > 75) throw new Error(`too long: ${line}`);
  }
  const lines: string[] = [];
  for (const line of physical) {
    if (line.startsWith(' ')) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  const calendar: IcsComponent = {};
  const events: IcsComponent[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^:;"]*))*):(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it did not begin`);
    } else {
      const component = open.at(-1) === 'VEVENT' ? events.at(-1) : calendar;
      if (!component || name in component) throw new Error(`${name} twice or nowhere`);
      component[name] = { value: plain(value), parameters: parameters.slice(1) };
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} never ends`);
  return { calendar, events };
}

const plain = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
