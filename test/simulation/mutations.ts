/** A defect that the simulation must notice: a text of a source file, and the one in its place. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const SERVICE = 'packages/service/src';

/** Defects in ten and more places of the service. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'reports are acknowledged before they are durable',
    file: `${SERVICE}/ingest/write-in-order.ts`,
    find: 'const result = await store.write(write.operations);\n      if (!result.ok)',
    replace:
      'const result = { ok: true, error: { collection: "" } };\n      void store.write(write.operations);\n      if (!result.ok)',
  },
  {
    name: 'a snapshot claims one batch more than it has',
    file: `${SERVICE}/ingest/pipeline-state.ts`,
    find: 'sequence: this.#sequence,\n      entry',
    replace: 'sequence: this.#sequence + 1,\n      entry',
  },
  {
    name: 'a restart does not repeat the changes of configurations',
    file: `${SERVICE}/ingest/pipeline.ts`,
    find: 'changes.apply(this.#state.steps, sequence - 1);',
    replace: '',
  },
  {
    name: 'the first id after a restart is that of the last event',
    file: `${SERVICE}/sts/event-log.ts`,
    find: 'this.#nextId = (last?.id ?? 0) + 1;',
    replace: 'this.#nextId = last?.id ?? 1;',
  },
  {
    name: 'an event that is stored is stored again',
    file: `${SERVICE}/sts/event-lookup.ts`,
    find: 'const ofUuid = await this.#withUuid(event.uuid);',
    replace: 'const ofUuid = undefined;',
  },
  {
    name: 'a later acknowledgement replaces the first',
    file: `${SERVICE}/sts/event-log.ts`,
    find: 'if (known.acknowledgement) return { event: known, operations: [], changes: [] };',
    replace: '',
  },
  {
    name: 'two readers receive one route',
    file: `${SERVICE}/routing/route-jobs.ts`,
    find: 'const result = await this.#results.removeReturning(id, changes.record([change]));',
    replace:
      'const result = await this.#results.get(id);\n      if (result) await this.#results.removeReturning(id);',
  },
  {
    name: 'a report that a kill interrupted stays running',
    file: 'packages/reports/src/report-jobs.ts',
    find: "is: ['running'] }, all)",
    replace: "is: ['none'] }, all)",
  },
  {
    name: 'a backfill that a kill interrupted stays running',
    file: `${SERVICE}/sts/backfill-jobs.ts`,
    find: "{ index: 'state', is: ['running'] }",
    replace: "{ index: 'state', is: ['none'] }",
  },
  {
    name: 'usage that a checkpoint has is counted again from the journal',
    file: 'packages/usage/src/usage-journal.ts',
    find: 'if (document && document.upTo >= number) continue;',
    replace: '',
  },
  {
    name: 'a configuration follows its shape only while the service runs',
    file: `${SERVICE}/sts/shape-follower.ts`,
    find: 'await this.follow(shape.value, shape.value.owner);',
    replace: '',
  },
  {
    name: 'an old password is valid for five minutes more',
    file: `${SERVICE}/identity/stored-user-directory.ts`,
    find: 'await changing.finally(() => this.#revoke(user.uuid, this.#verified))',
    replace: 'await changing',
  },
  {
    name: 'a removed user keeps the API keys',
    file: `${SERVICE}/identity/stored-user-directory.ts`,
    find: '[this.#users.remove(user.uuid), ...keys, ...sessions]',
    replace: '[this.#users.remove(user.uuid), ...sessions]',
  },
  {
    name: 'a changed configuration is not stored',
    file: `${SERVICE}/sts/configuration-set.ts`,
    find: 'return after ? this.#stored.put(after) : this.#stored.remove(id);',
    replace: 'return this.#stored.remove(after ? -1 : id);',
  },
  {
    name: 'late reports are not stored',
    file: `${SERVICE}/ingest/stored-batches.ts`,
    find: "reason === 'impossible' || reason === 'future'",
    replace: "reason === 'impossible' || reason === 'future' || reason === 'late'",
  },
  {
    name: 'late reports before a kill are not reconciled',
    file: `${SERVICE}/reconciliation/late-marks.ts`,
    find: 'for (const { mmsi, periods } of all) this.#waiting.set(mmsi, periods);',
    replace: '',
  },
  {
    name: 'a rebuild forgets the changes of configurations',
    file: `${SERVICE}/ingest/rebuild-steps.ts`,
    find: 'changes.apply(steps, sequence - 1);',
    replace: '',
  },
  {
    name: 'a rebuild does not continue the calls in port',
    file: 'packages/tracking/src/port-call-detector.ts',
    find: 'else if (stay.call) stay.call = call;',
    replace: 'else if (stay.call) stay.call = { ...stay.call, beginMs: call.beginMs + 1 };',
  },
];
