import { success } from '@roadstead/model';
import type { StsArea } from '@roadstead/service';
import type { AskedByUser, Outcome, UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { ID, PAGE, SIZE } from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { readId } from '../read/read-id.ts';
import { readJson } from '../read/read-json.ts';
import { configurationJson } from './configuration-json.ts';
import { CONFIGURATION, CONFIGURATION_BODY, CONFIGURATION_LIST } from './configuration-schemas.ts';
import { pageJson } from './page-json.ts';

const ONE = { 'application/json': CONFIGURATION };
const BODY = { 'application/json': CONFIGURATION_BODY };
const ACCESS = 'users';

/** @param address of the area, for Location */
export function configurationOperations(sts: StsArea, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/configurations',
      id: 'createConfiguration',
      access: ACCESS,
      summary: 'Create a detector configuration',
      description: 'It takes effect from the newest event time on.',
      body: BODY,
      replies: { 201: { description: 'Created; `Location` says where it is.', content: ONE } },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const created = await sts.createConfiguration(asked.caller, body.value);
        const locate = ({ id }: { id: number }): string => `${address}/configurations/${id}`;
        return answerReply(created, configurationJson, 201, locate);
      },
    },
    {
      method: 'GET',
      path: '/configurations',
      id: 'listConfigurations',
      access: ACCESS,
      summary: 'List detector configurations',
      description: 'All that the caller sees, by id; with `page` or `size` that page of them.',
      queryParameters: [PAGE, SIZE],
      replies: {
        200: { description: 'The list.', content: { 'application/json': CONFIGURATION_LIST } },
      },
      handle: (asked) => list(sts, asked),
    },
    {
      method: 'GET',
      path: '/configurations/{id}',
      id: 'getConfiguration',
      access: ACCESS,
      summary: 'Read a detector configuration',
      pathParameters: [ID],
      replies: { 200: { description: 'The configuration.', content: ONE } },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'configuration');
        return id.ok
          ? answerReply(await sts.configuration(caller, id.value), configurationJson)
          : id;
      },
    },
    {
      method: 'PUT',
      path: '/configurations/{id}',
      id: 'replaceConfiguration',
      access: ACCESS,
      summary: 'Replace a detector configuration',
      description: 'The body is the whole new configuration: what it leaves out gets its default.',
      pathParameters: [ID],
      body: BODY,
      replies: { 200: { description: 'The configuration as it is now.', content: ONE } },
      async handle(asked) {
        const id = readId(asked.pathValues[0], 'configuration');
        if (!id.ok) return id;
        const body = await readJson(asked);
        if (!body.ok) return body;
        const replaced = await sts.replaceConfiguration(asked.caller, id.value, body.value);
        return answerReply(replaced, configurationJson);
      },
    },
    {
      method: 'DELETE',
      path: '/configurations/{id}',
      id: 'removeConfiguration',
      access: ACCESS,
      summary: 'Remove a detector configuration',
      description: 'Its events stay.',
      pathParameters: [ID],
      replies: { 204: { description: 'Removed.' } },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'configuration');
        if (!id.ok) return id;
        const removed = await sts.removeConfiguration(caller, id.value);
        return removed.ok ? success({ status: 204, body: null }) : removed;
      },
    },
  ];
}

async function list(sts: StsArea, { caller, query }: AskedByUser): Promise<Outcome> {
  const reader = new QueryReader(query);
  const paging = reader.paging();
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  if (reader.hasPaging) {
    return jsonReply(pageJson(await sts.configurations(caller, paging), paging, configurationJson));
  }
  const { items } = await sts.configurations(caller);
  return jsonReply({ items: items.map(configurationJson) });
}
