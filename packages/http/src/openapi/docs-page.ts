import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ContentObject } from './component-schemas.ts';
import { DOCS_SCRIPT } from './docs-script.ts';
import type { OpenApiDocument, OperationObject } from './open-api.ts';
import { tryOutHtml } from './try-out.ts';

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
label{display:inline-block;margin:.2rem .8rem .2rem 0}
input,textarea,button{font:inherit}
textarea{box-sizing:border-box;font-family:ui-monospace,monospace;font-size:.9em;width:100%}
output{display:block;font-family:ui-monospace,monospace;font-size:.9em;max-height:30rem;overflow:auto;white-space:pre-wrap}
#credentials{background:Canvas;border-bottom:1px solid;padding:.5rem 0;position:sticky;top:0}
table{border-collapse:collapse}td,th{border:1px solid #8888;padding:.2rem .5rem;text-align:left}
`;

/** Content-Security-Policy of the page: its own style and script, and requests to its own service. */
export function docsPolicy(): string {
  const [style, script] = [STYLE, DOCS_SCRIPT].map((text) =>
    createHash('sha256').update(text).digest('base64'),
  );
  return (
    `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${script}'; connect-src 'self'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  );
}

/** The fields for credentials; the script shows them, since without it no request is sent. */
const CREDENTIALS = html`<div id="credentials" hidden>
<label>user <input id="credential-user" autocomplete="username"></label>
<label>password <input id="credential-password" type="password" autocomplete="current-password"></label>
<label>API key <input id="credential-key" type="password" autocomplete="off"></label>
<label>token <input id="credential-token" type="password" autocomplete="off"></label></div>`;

/**
 * Renders the document as a page that loads nothing else. A page of our own, since the usual viewers weigh megabytes and need styles
 * that this policy forbids.
 */
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
<p>For machines: <a href="${prefix}/openapi.json">openapi.json</a>, and <a href="${prefix}/asyncapi.json">asyncapi.json</a> of streams and webhooks</p>
<h2>Authentication</h2>${authentication(components.securitySchemes)}${CREDENTIALS}
${sections}<h2>Schemas</h2>${schemas}<script>${raw(DOCS_SCRIPT)}</script></body></html>`;
  return String(await page);
}

function authentication(schemes: OpenApiDocument['components']['securitySchemes']): Html {
  if (Object.keys(schemes).length === 0)
    return html`<p>As the host of this service requires it.</p>`;
  return html`<p>Paths below <code>/api</code>: HTTP Basic, a user's name and password. The prediction API, the administration and trade
lanes: an API key (<code>X-Api-Key</code>) and a token (<code>Authorization: Bearer</code>), which the operation <code>login</code> returns for an hour.
Pages of this service: a session (<code>X-Session: true</code> and its cookie) instead of either, after the operation <code>openSession</code>. The fields below are used by the forms of this page, and are not stored.</p>`;
}

function operationHtml(method: string, path: string, operation: OperationObject): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}"><summary><span class="method">${method.toUpperCase()}</span>
<code>${path}</code> ${summary}</summary>${description !== undefined && html`<p>${prose(description)}</p>`}
${operation.security?.length === 0 && html`<p>Without credentials.</p>`}${parameters && parametersHtml(parameters)}
${tryOutHtml(method, path, operation)}
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
    ([type, { schema, example }]) =>
      html`<p><code>${type}</code> ${schemaHtml(schema)}</p>${example !== undefined && html`<pre>${JSON.stringify(example, null, 2)}</pre>`}`,
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
