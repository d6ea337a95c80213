import { createHash } from 'node:crypto';
import type { ContentObject } from './document-schemas.ts';
import type { OpenApiDocument, OperationObject } from './open-api.ts';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
h2{border-bottom:1px solid;margin-top:2.5rem}
details{border:1px solid #8888;border-radius:.4rem;margin:.5rem 0;padding:.3rem .8rem}
summary{cursor:pointer}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{background:#8882;overflow:auto;padding:.6rem;border-radius:.4rem}
.method{display:inline-block;font-weight:bold;min-width:4.5rem}
table{border-collapse:collapse}td,th{border:1px solid #8888;padding:.2rem .5rem;text-align:left}
`;

/** The page may use its own style, and nothing else of anywhere. */
export function docsPolicy(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The document as a page that needs neither network nor scripts. */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, paths, servers } = document;
  const [server] = servers;
  const prefix = server.url === '/' ? '' : server.url;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const ofTag = operations.filter(({ operation }) => operation.tags.includes(name));
    const shown = ofTag.map(({ path, method, operation }) =>
      operationHtml(method, `${prefix}${path}`, operation),
    );
    return `<h2>${escaped(name)}</h2><p>${prose(description)}</p>${shown.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(info.title)} ${escaped(info.version)}</h1>${paragraphs(info.description)}
<p>For machines: <a href="${prefix}/openapi.json">openapi.json</a></p>
${sections.join('\n')}<h2>Schemas</h2>${schemasHtml(document.components.schemas)}</body></html>`;
}

function operationHtml(method: string, path: string, operation: OperationObject): string {
  const { operationId, summary, description, parameters, requestBody, responses, security } =
    operation;
  const parts = [
    description === undefined ? '' : `<p>${prose(description)}</p>`,
    security.length === 0 ? '<p>Without credentials.</p>' : '',
    parametersHtml(parameters),
    requestBody ? `<h4>Body</h4>${contentHtml(requestBody.content)}` : '',
    ...Object.entries(responses).map(
      ([status, reply]) =>
        `<h4>${escaped(status)}: ${prose(reply.description)}</h4>` +
        (status === 'default' ? '' : contentHtml(reply.content ?? {})),
    ),
  ];
  return (
    `<details id="${escaped(operationId)}"><summary><span class="method">${method.toUpperCase()}</span> ` +
    `<code>${escaped(path)}</code> ${escaped(summary)}</summary>${parts.join('')}</details>`
  );
}

function parametersHtml(parameters: OperationObject['parameters']): string {
  if (!parameters) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td>` +
      `<td>${prose(description)}</td></tr>`,
  );
  return `<table><tr><th>parameter</th><th>in</th><th></th></tr>${rows.join('')}</table>`;
}

function contentHtml(content: ContentObject): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escaped(type)}</code> ${schemaHtml(schema)}</p>`)
    .join('');
}

/** A schema of its own, or a link to one, where it is no plain text. */
function schemaHtml(schema: object): string {
  const json = JSON.stringify(schema);
  if (json === '{"type":"string"}') return '';
  const linked = escaped(json).replace(
    /&#34;#\/components\/schemas\/(\w+)&#34;/g,
    '<a href="#$1">$1</a>',
  );
  return `<code>${linked}</code>`;
}

function schemasHtml(schemas: Readonly<Record<string, object>>): string {
  return Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<h3 id="${escaped(name)}">${escaped(name)}</h3>` +
        `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');
}

/** Paragraphs and lists of one level, as Markdown has them. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) =>
      part.startsWith('- ')
        ? `<ul>${part
            .slice(2)
            .split('\n- ')
            .map((item) => `<li>${prose(item)}</li>`)
            .join('')}</ul>`
        : `<p>${prose(part)}</p>`,
    )
    .join('');
}

function prose(text: string): string {
  return escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
