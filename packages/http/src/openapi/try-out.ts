import { html } from 'hono/html';
import { SESSION_COOKIE } from '../identity/session-cookie.ts';
import type { OperationObject } from './open-api.ts';

type Html = ReturnType<typeof html>;
type Described = Extract<NonNullable<OperationObject['parameters']>[number], { name: string }>;

/** Credentials in a curl command, by the names of the schemes that an operation requires. */
const CURL_CREDENTIALS: Readonly<Record<string, string>> = {
  basic: `-u 'NAME:PASSWORD'`,
  key: `-H 'X-Api-Key: KEY'`,
  token: `-H 'X-Api-Key: KEY' -H 'Authorization: Bearer TOKEN'`,
  session: `-b '${SESSION_COOKIE}=SECRET' -H 'X-Session: true'`,
};

/** A curl command with the values of the example, and a form that sends the request. */
export function tryOutHtml(method: string, path: string, operation: OperationObject): Html {
  const parameters = describedParameters(operation);
  const body = jsonExample(operation);
  const scheme = schemeOf(operation);
  const inputs = parameters.map(
    ({ name, in: place, required, example }) =>
      html`<label>${name} <input name="${name}" data-in="${place}" value="${example ?? ''}" ${required && 'required'}></label>`,
  );
  const dryRun = html`<label><input type="checkbox" name="dry"> dry run: only the cost</label>`;
  const area = html`<textarea rows="8" data-type="application/json" aria-label="Body">${body}</textarea>`;
  return html`<pre>${curlCommand(method, path, operation)}</pre>
<form hidden data-operation="${operation.operationId}" data-method="${method.toUpperCase()}" data-path="${path}" data-scheme="${scheme}">
${inputs}${body !== undefined && area}<p>${scheme !== '' && dryRun} <button>Send</button></p><output></output></form>`;
}

/** The origin is filled in by the script of the page. */
function curlCommand(method: string, path: string, operation: OperationObject): Html {
  const parameters = describedParameters(operation);
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    if (place === 'query') query.append(name, String(example));
    else address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
  }
  const body = jsonExample(operation, 0);
  const credentials = CURL_CREDENTIALS[schemeOf(operation)];
  const options = [
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(credentials === undefined ? [] : [credentials]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json' -d '${body.replaceAll("'", `'\\''`)}'`]),
  ];
  const search = query.size > 0 ? `?${query}` : '';
  return html`curl ${options.join(' \\\n  ')} '<span class="origin">https://HOST</span>${address}${search}'`;
}

function describedParameters({ parameters = [] }: OperationObject): readonly Described[] {
  return parameters.filter((each): each is Described => 'name' in each);
}

function jsonExample({ requestBody }: OperationObject, indent = 2): string | undefined {
  const json = requestBody?.content['application/json'];
  return json && JSON.stringify(json.example, null, indent);
}

/** Empty without credentials, and where the host authenticates users. */
function schemeOf({ security }: OperationObject): string {
  const names = Object.keys(security?.[0] ?? {});
  if (names.includes('bearer')) return 'token';
  if (names.includes('apiKey')) return 'key';
  if (names.includes('cookie')) return 'session';
  return names.includes('basic') ? 'basic' : '';
}
