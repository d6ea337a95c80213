import type { DetectorConfiguration, Paged, Paging, Principal, Result } from '@roadstead/model';

/** A detector configuration as it is stored. */
export interface StoredConfiguration extends DetectorConfiguration {
  /** Epoch milliseconds. */
  readonly createdAtMs: number;
  readonly modifiedAtMs: number;
  /** User names. */
  readonly createdBy: string;
  readonly modifiedBy: string;
  /** The shape that defines the area; null where the area is the configuration's own. */
  readonly shapeUuid: string | null;
  /** The owner's uuid. */
  readonly owner: string;
  /** The uuids of users with read access. */
  readonly acl: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly emailAddresses: readonly string[];
}

/**
 * V4, V6: detector configurations. A configuration that the caller may not read is `not-found`; one that the caller may
 * read but not write is `forbidden`. Changes take effect from the newest event time on (D11).
 */
export interface Configurations {
  /** Lists the configurations visible to the caller, by id; all of them without `paging`. */
  list(caller: Principal, paging?: Paging): Promise<Paged<StoredConfiguration>>;
  get(caller: Principal, id: number): Promise<Result<StoredConfiguration>>;
  /** @param body JSON as in `POST …/configurations`; `invalid` with all problems where it is not a configuration */
  create(caller: Principal, body: unknown): Promise<Result<StoredConfiguration>>;
  /** @param body JSON as in `PUT …/configurations/{id}`; a field that it lacks gets its default */
  replace(caller: Principal, id: number, body: unknown): Promise<Result<StoredConfiguration>>;
  /** Removes a configuration; its events stay. @returns the removed configuration */
  remove(caller: Principal, id: number): Promise<Result<StoredConfiguration>>;
}
