import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { OpenApiDocument, OperationObject } from './open-api.ts';
import type { ContentObject } from './open-api-schemas.ts';

type Html = ReturnType<typeof html>;

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

/** Content-Security-Policy of the page: only its own style. */
export function docsPolicy(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Renders the document as a page without scripts that loads nothing else. */
export async function docsPage(document: OpenApiDocument): Promise<string> {
  const { info, tags, paths, servers, components } = document;
  const prefix = servers[0].url === '/' ? '' : servers[0].url;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const ofTag = operations.filter(({ operation }) => operation.tags.includes(name));
    return html`<h2>${name}</h2><p>${prose(description)}</p>${ofTag.map(
      ({ path, method, operation }) => operationHtml(method, `${prefix}${path}`, operation),
    )}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre>`,
  );
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title><style>${raw(STYLE)}</style></head><body>
<h1>${info.title} ${info.version}</h1>${paragraphs(info.description)}
<p>For machines: <a href="${prefix}/openapi.json">openapi.json</a></p>
${sections}<h2>Schemas</h2>${schemas}</body></html>`;
  return String(await page);
}

function operationHtml(method: string, path: string, operation: OperationObject): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}"><summary><span class="method">${method.toUpperCase()}</span>
<code>${path}</code> ${summary}</summary>${description !== undefined && html`<p>${prose(description)}</p>`}
${operation.security?.length === 0 && html`<p>Without credentials.</p>`}${parameters && parametersHtml(parameters)}
${requestBody && html`<h4>Body</h4>${contentHtml(requestBody.content)}`}
${Object.entries(responses).map(([status, response]) =>
  '$ref' in response
    ? html`<h4>${status}: <code>${response.$ref.split('/').at(-1)}</code></h4>`
    : html`<h4>${status}: ${prose(response.description)}</h4>${contentHtml(response.content ?? {})}`,
)}</details>`;
}

function parametersHtml(parameters: NonNullable<OperationObject['parameters']>): Html {
  const rows = parameters.flatMap((parameter) => {
    if ('$ref' in parameter) return [];
    const { name, in: place, required, description } = parameter;
    return html`<tr><td><code>${name}</code></td><td>${place}${required && ', required'}</td><td>${prose(description)}</td></tr>`;
  });
  return html`<table><tr><th>parameter</th><th>in</th><th></th></tr>${rows}</table>`;
}

function contentHtml(content: ContentObject): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p><code>${type}</code> ${schemaHtml(schema)}</p>`,
  );
}

/** The schema with links to the named ones; empty for plain text. */
function schemaHtml(schema: object): Html | false {
  const json = JSON.stringify(schema);
  if (json === '{"type":"string"}') return false;
  const parts = json.split(/"#\/components\/schemas\/(\w+)"/);
  return html`<code>${parts.map((part, i) => (i % 2 === 0 ? part : html`<a href="#${part}">${part}</a>`))}</code>`;
}

/** Paragraphs and lists of one level, as in Markdown. */
function paragraphs(text: string): Html[] {
  return text.split('\n\n').map((part) =>
    part.startsWith('- ')
      ? html`<ul>${part
          .slice(2)
          .split('\n- ')
          .map((item) => html`<li>${prose(item)}</li>`)}</ul>`
      : html`<p>${prose(part)}</p>`,
  );
}

/** Text with `code` in backticks. */
function prose(text: string): (Html | string)[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`));
}
