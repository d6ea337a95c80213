/** Names in lower case, and values that are valid in a header. */
type PlainHeaders = Readonly<Record<string, string>>;

/**
 * A response with a text and headers that a server can send as they are. The stream of the body and the `Headers` are created when they
 * are read: of a request for one event they took a tenth.
 */
export class TextResponse implements Response {
  readonly ok: boolean;
  readonly redirected = false;
  readonly status: number;
  readonly statusText = '';
  readonly type = 'default';
  readonly url = '';
  readonly content: string;
  readonly #plain: PlainHeaders;
  #headers: Headers | undefined;
  #whole: Response | undefined;

  constructor(content: string, status: number, headers: PlainHeaders) {
    this.ok = status >= 200 && status <= 299;
    this.status = status;
    this.content = content;
    this.#plain = headers;
  }

  get headers(): Headers {
    this.#headers ??= new Headers(this.#plain);
    return this.#headers;
  }

  /** Headers by name, in the order of a `Headers`. */
  get sortedHeaders(): PlainHeaders {
    if (this.#headers) return Object.fromEntries(this.#headers);
    const sorted: Record<string, string> = {};
    for (const name of Object.keys(this.#plain).sort()) sorted[name] = this.#plain[name];
    return sorted;
  }

  get body(): Response['body'] {
    return this.#read().body;
  }

  get bodyUsed(): boolean {
    return this.#whole?.bodyUsed ?? false;
  }

  clone(): Response {
    return this.#read().clone();
  }

  text(): Promise<string> {
    return this.#read().text();
  }

  json(): ReturnType<Response['json']> {
    return this.#read().json();
  }

  arrayBuffer(): ReturnType<Response['arrayBuffer']> {
    return this.#read().arrayBuffer();
  }

  blob(): ReturnType<Response['blob']> {
    return this.#read().blob();
  }

  formData(): ReturnType<Response['formData']> {
    return this.#read().formData();
  }

  bytes(): ReturnType<Response['bytes']> {
    return this.#read().bytes();
  }

  #read(): Response {
    this.#whole ??= new Response(this.content, { status: this.status, headers: this.headers });
    return this.#whole;
  }
}

// Libraries ask for it by instanceof.
Object.setPrototypeOf(TextResponse.prototype, Response.prototype);
