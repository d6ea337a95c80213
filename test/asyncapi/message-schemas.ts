import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { AsyncApiDocument } from '../../packages/http/src/asyncapi/async-api.ts';

const BASE = 'https://roadstead.example/asyncapi.json';

/** Compares messages with an AsyncAPI document; each schema is compiled once. */
export class MessageSchemas {
  readonly #document: AsyncApiDocument;
  readonly #ajv: Ajv = new Ajv({ strict: false, logger: false });
  readonly #compiled: Map<string, ValidateFunction> = new Map();

  constructor(document: AsyncApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, BASE);
  }

  /** The ids of all messages, sorted. */
  get ids(): readonly string[] {
    return Object.keys(this.#document.components.messages).sort();
  }

  /**
   * Returns the ids of the messages of an operation that a message is; there is exactly one.
   * @param headers of the message, if it has some of its own
   */
  find(
    operation: string,
    message: unknown,
    headers?: Readonly<Record<string, string>>,
  ): readonly string[] {
    const references = this.#document.operations[operation]?.messages ?? [];
    return references
      .map(({ $ref }) => $ref.split('/').at(-1) ?? '')
      .filter((id) => this.#isValid(id, 'payload', message))
      .filter((id) => !headers || this.#isValid(id, 'headers', headers));
  }

  /** Whether a value is valid by the schema of a message. */
  #isValid(id: string, part: 'payload' | 'headers', value: unknown): boolean {
    const reference = `${BASE}#/components/messages/${id}/${part}`;
    const validate = this.#compiled.get(reference) ?? this.#ajv.compile({ $ref: reference });
    this.#compiled.set(reference, validate);
    return validate(value);
  }
}
