/**
 * The script of the page, which sends the requests that a reader fills in. Credentials stay in the fields of the page: they are neither
 * stored, nor sent by the browser itself.
 */
export const DOCS_SCRIPT = `
const field = (name) => document.getElementById('credential-' + name).value;
const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
function credentials(scheme) {
  const key = field('key') === '' ? {} : { 'x-api-key': field('key') };
  if (scheme === 'basic') return field('user') === '' ? {} : { authorization: 'Basic ' + base64(field('user') + ':' + field('password')) };
  if (scheme === 'key') return key;
  if (scheme === 'token') return field('token') === '' ? key : { ...key, authorization: 'Bearer ' + field('token') };
  return {};
}
function requestOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll('[data-in]')) {
    if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value));
    else if (input.value !== '') query.append(input.name, input.value);
  }
  const body = form.querySelector('textarea');
  const isDry = form.querySelector('[name=dry]')?.checked;
  return {
    address: path + (query.size > 0 ? '?' + query : ''),
    options: {
      method: form.dataset.method,
      credentials: 'omit',
      headers: {
        ...credentials(form.dataset.scheme),
        ...(body && { 'content-type': body.dataset.type }),
        ...(isDry && { 'x-dry-run': 'true' }),
      },
      ...(body && { body: body.value }),
    },
  };
}
const SHOWN_CHARACTERS = 100000;
const connections = new Map();
// A stream has no end: its newest messages are shown until the form is sent again.
async function follow(response, show) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text = (text + value).slice(-SHOWN_CHARACTERS);
    show(text);
  }
}
async function send(form) {
  const output = form.querySelector('output');
  const { address, options } = requestOf(form);
  connections.get(form)?.abort();
  const connection = new AbortController();
  connections.set(form, connection);
  output.textContent = options.method + ' ' + address + ' …';
  try {
    const response = await fetch(address, { ...options, signal: connection.signal });
    const type = response.headers.get('content-type') ?? '';
    const headers = [...response.headers].map(([name, value]) => name + ': ' + value).join('\\n');
    const show = (text) => {
      output.textContent = response.status + ' ' + response.statusText + '\\n' + headers + '\\n\\n' + text;
    };
    if (type.startsWith('text/event-stream')) return await follow(response, show);
    const text = await response.text();
    show(/json/.test(type) && text !== '' ? JSON.stringify(JSON.parse(text), null, 2) : text);
    const { token } = form.dataset.operation === 'login' && response.ok ? JSON.parse(text) : {};
    if (token) document.getElementById('credential-token').value = token;
  } catch (error) {
    if (connection.signal.aborted) return;
    output.textContent = 'No response: ' + error.message;
  }
}
for (const form of document.querySelectorAll('form[data-path]')) {
  form.hidden = false;
  form.addEventListener('submit', (event) => { event.preventDefault(); send(form); });
}
document.getElementById('credentials').hidden = false;
for (const each of document.querySelectorAll('.origin')) each.textContent = location.origin;
`;
