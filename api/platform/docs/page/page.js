// Draws the OpenAPI document that stands at the same address, and tries its operations. Runs in the browser as it is.

const main = document.querySelector('main');
const token = document.querySelector('#token');

/** An element with its attributes and children; texts are never read as markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A schema as one would write its type. */
function typeText(schema, indent = '') {
  if (!schema || Object.keys(schema).length === 0) return 'any';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  const forms = schema.anyOf ?? schema.allOf;
  if (forms) return forms.map((form) => typeText(form, indent)).join(schema.anyOf ? ' | ' : ' & ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type
      .map((type) => (type === 'null' ? 'null' : typeText({ ...schema, type }, indent)))
      .join(' | ');
  if (schema.type === 'array') return `list of ${typeText(schema.items, indent)}`;
  if (schema.properties) return objectText(schema, indent);
  if (schema.type === 'object')
    return schema.additionalProperties
      ? `by name: ${typeText(schema.additionalProperties, indent)}`
      : 'object';
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

function objectText({ properties, required = [] }, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const note = schema.description ? `  // ${schema.description}` : '';
    return `${inner}${name}${mark}: ${typeText(schema, inner)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Something to begin with for the person who tries an operation. */
function sample(schema) {
  if (!schema || schema.$ref) return {};
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return [];
  if (schema.properties) {
    const required = schema.required ?? [];
    return Object.fromEntries(required.map((name) => [name, sample(schema.properties[name])]));
  }
  return { string: '', integer: 0, number: 0, boolean: false, object: {} }[type] ?? null;
}

const jsonOf = (content) => content?.['application/json']?.schema;

function drawOperation(path, method, operation) {
  const details = element(
    'details',
    { class: 'operation', id: operation.operationId ?? `${method} ${path}` },
    element(
      'summary',
      {},
      element('code', { class: `method ${method}` }, method.toUpperCase()),
      ' ',
      element('code', {}, path),
      element('span', { class: 'words' }, operation.summary ?? ''),
    ),
  );
  // What nobody opens is not drawn.
  details.addEventListener(
    'toggle',
    () => details.childElementCount === 1 && details.append(bodyOf(path, method, operation)),
    {
      once: true,
    },
  );
  return details;
}

function bodyOf(path, method, operation) {
  const parameters = operation.parameters ?? [];
  const body = jsonOf(operation.requestBody?.content);
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status !== 'default');
  return element(
    'div',
    { class: 'body' },
    operation.description ? element('p', {}, operation.description) : null,
    body ? element('h3', {}, 'Takes') : null,
    body ? element('pre', { tabindex: '0' }, typeText(body)) : null,
    ...answers.flatMap(([status, { description, content }]) => [
      element('h3', {}, `${status}: ${description}`),
      status.startsWith('2') ? element('pre', { tabindex: '0' }, answerText(content)) : null,
    ]),
    tryForm(path, method, { parameters, body }),
  );
}

const answerText = (content = {}) =>
  jsonOf(content) ? typeText(jsonOf(content)) : Object.keys(content).join(', ') || 'nothing';

function tryForm(path, method, { parameters, body }) {
  const output = element('pre', { tabindex: '0', role: 'status' });
  const inputs = parameters.map((parameter) => {
    const input = element('input', { name: parameter.name, autocomplete: 'off' });
    input.required = parameter.required === true;
    return { parameter, input };
  });
  const text = body
    ? element('textarea', { rows: '6', spellcheck: 'false' }, JSON.stringify(sample(body), null, 2))
    : null;
  const send = async (event) => {
    event.preventDefault();
    output.textContent = '…';
    output.textContent = await answerOf(addressOf(path, inputs), method, text?.value).catch(String);
  };
  return element(
    'form',
    { onsubmit: send },
    element('h3', {}, 'Try'),
    ...inputs.map(({ parameter, input }) =>
      element(
        'label',
        {},
        `${parameter.name}${parameter.required ? ' *' : ''} `,
        input,
        element('small', {}, ` ${parameter.description ?? ''}`),
      ),
    ),
    text ? element('label', {}, 'Body ', text) : null,
    element('button', {}, 'Send'),
    output,
  );
}

function addressOf(path, inputs) {
  const query = new URLSearchParams();
  let address = path;
  for (const { parameter, input } of inputs) {
    if (parameter.in === 'path')
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value !== '') query.set(parameter.name, input.value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

async function answerOf(address, method, body) {
  const response = await fetch(address, {
    method: method.toUpperCase(),
    headers: {
      ...(token.value ? { authorization: `Bearer ${token.value.trim()}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  const text = type.includes('json')
    ? JSON.stringify(await response.json(), null, 2)
    : type.startsWith('text/')
      ? await response.text()
      : `${type}, ${(await response.blob()).size} bytes`;
  return `${response.status}\n${text.slice(0, 100_000)}`;
}

/** A token of the person who is signed in in this browser. */
async function takeSession() {
  const answer = await fetch('/api/session/refresh', { method: 'POST' });
  const { accessToken } = await answer.json();
  if (accessToken) token.value = accessToken;
  document.querySelector('#signedIn').textContent = accessToken
    ? 'Taken.'
    : 'Nobody is signed in in this browser.';
}

async function draw() {
  const answer = await fetch('/api/docs', { headers: { accept: 'application/json' } });
  const { info, paths, components } = await answer.json();
  const groups = new Map();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (method === 'parameters') continue;
      const tag = operation.tags?.[0] ?? 'other';
      const all = {
        ...operation,
        parameters: [...(operations.parameters ?? []), ...(operation.parameters ?? [])],
      };
      groups.set(tag, [...(groups.get(tag) ?? []), drawOperation(path, method, all)]);
    }
  const sections = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([tag, operations]) =>
      element('section', {}, element('h2', { id: `tag-${tag}` }, tag), ...operations),
    );
  const schemas = Object.entries(components.schemas).map(([name, schema]) =>
    element(
      'details',
      {},
      element('summary', {}, element('code', {}, name)),
      element('pre', { tabindex: '0' }, typeText(schema)),
    ),
  );
  main.replaceChildren(
    element('p', {}, info.description),
    ...sections,
    element('section', {}, element('h2', {}, 'Rows'), ...schemas),
  );
}

function search(event) {
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const operation of document.querySelectorAll('details.operation')) {
    const text = operation.querySelector('summary').textContent.toLowerCase();
    operation.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of document.querySelectorAll('main section'))
    section.hidden = words.length > 0 && !section.querySelector('details.operation:not([hidden])');
}

document.querySelector('#search').addEventListener('input', search);
document.querySelector('#session').addEventListener('click', () => void takeSession());
draw().catch((error) => {
  main.textContent = `The document could not be read: ${error}`;
});
