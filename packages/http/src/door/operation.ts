import type { Caller, Refusal, Result } from '@roadstead/model';
import type { AlsoUsed } from '@roadstead/usage';
import type { z } from 'zod';
import type { Limits } from '../limits.ts';
import type { Connection } from '../options.ts';
import type { Parameter } from '../read/parameters.ts';
import type { DoorWord } from './status-table.ts';

/** What is sent back, but for the headers that all answers have. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
  /** The media type; default JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What was used besides the request itself. */
  readonly alsoUsed?: readonly AlsoUsed[];
}

/** Something is not done: by the inside, or by the door. */
export interface DoorRefusal extends Omit<Refusal, 'word'> {
  readonly word: Refusal['word'] | DoorWord;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Outcome = Result<Reply, DoorRefusal>;

/** A request that was found to be for an operation. */
export interface Asked {
  readonly request: Request;
  readonly connection: Connection;
  readonly limits: Limits;
  /** What stands in the place of the placeholders, decoded. */
  readonly pathValues: readonly string[];
  readonly query: URLSearchParams;
  /** Takes room in memory for a part of the body, until the answer is given. @returns whether there is any */
  readonly hold: (bytes: number) => boolean;
}

/** The same, once it is known who asks. */
export interface AskedByUser extends Asked {
  readonly caller: Caller;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What can come in or go out, by media type; null where that is no JSON. */
export type Content = Readonly<Record<string, z.ZodType | null>>;

/** One operation: what the document says of it, and what it does. */
interface OperationText {
  readonly method: Method;
  /** Below the area's base, with `{placeholders}`. */
  readonly path: string;
  /** Its name in the document, in camel case, unique. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Of the path, in its order. */
  readonly pathParameters?: readonly Parameter[];
  readonly queryParameters?: readonly Parameter[];
  readonly body?: Content;
  /** By status, those that are not problems. */
  readonly replies: Readonly<
    Record<number, { readonly description: string; readonly content?: Content }>
  >;
}

/** An operation that anybody may call. */
export interface OpenOperation extends OperationText {
  readonly access: 'open';
  handle(asked: Asked): Outcome | Promise<Outcome>;
}

/**
 * How who asks proves to be a user: by name and password (HTTP Basic), by an API key alone, or by a token and the API key that
 * it was made with.
 */
export type Proof = 'basic' | 'key' | 'token';

/** An operation for users: for all, or for those with a role; administrators have all roles. */
export interface UserOperation extends OperationText {
  readonly access: 'users' | 'feeders' | 'administrators';
  /** Default: HTTP Basic. */
  readonly proof?: Proof;
  /** Whether it goes on as long as its body comes: neither counted nor timed as a whole. */
  readonly isFeed?: boolean;
  /** Whether it is also for those whose quota is used up; feeds are anyway. */
  readonly isQuotaExempt?: boolean;
  handle(asked: AskedByUser): Outcome | Promise<Outcome>;
}

export type Operation = OpenOperation | UserOperation;

/** An area of the service: operations below a base. */
export interface Area {
  readonly name: string;
  readonly base: string;
  readonly description: string;
  readonly operations: readonly Operation[];
  /** Under which it counts what is used besides requests. */
  readonly usageLabels?: readonly string[];
  /** By the names under which the document has them, those that come in and those that go out. */
  readonly schemas?: { readonly bodies?: NamedSchemas; readonly replies?: NamedSchemas };
}

export type NamedSchemas = Readonly<Record<string, z.ZodType>>;
