import type { Fix } from '@roadstead/model';
import { NearPairs } from './near-pairs.ts';
import { RespConnection, type RespValue, respCommand } from './resp.ts';
import type { ServerContender } from './server-contender.ts';

/** The key of the positions and the channel of the fence; both are removed in the end. */
const NAME = 'roadstead-bench';
const MARK = 'end of a batch';

/** A message of a roaming fence about a ship and one that comes near, or parts. */
interface FenceMessage {
  readonly id: string;
  readonly nearby?: { readonly id: string };
  readonly faraway?: { readonly id: string };
}

/**
 * Connects to a Tile38 server: a roaming fence with NODWELL reports once that two ships are near, and once that they have parted. The fence is
 * that of a channel, which is matched within each SET; a fence of a connection is matched later, among newer positions of the other ships.
 */
export async function connectTile38(url: string, distanceMeters: number): Promise<ServerContender> {
  const [commands, channel] = [new RespConnection(new URL(url)), new RespConnection(new URL(url))];
  const pairs = new NearPairs();
  let batches = 0;
  const clear = `${respCommand(['DELCHAN', NAME])}${respCommand(['DROP', NAME])}`;
  await commands.send(clear, afterValues(2));
  const fence = ['NEARBY', NAME, 'FENCE', 'NODWELL', 'ROAM', NAME, '*', distanceMeters];
  await commands.send(respCommand(['SETCHAN', NAME, ...fence]), afterValues(1));
  await channel.send(respCommand(['SUBSCRIBE', NAME]), afterValues(1));
  return {
    name: 'Tile38',
    async run(fixes) {
      const mark = `${MARK} ${++batches}`;
      let isMarked = false;
      // A mark follows the messages of all positions before it, so the batch is over when it has arrived.
      const marked = channel
        .send('', (value) => applyMessage(value, pairs) === mark)
        .then(() => {
          isMarked = true;
        });
      const sets = fixes.map(({ mmsi, latitude, longitude }: Fix) =>
        respCommand(['SET', NAME, mmsi, 'POINT', latitude, longitude]),
      );
      await commands.send(sets.join(''), afterValues(fixes.length));
      // Tile38 1.26 may send the last messages of a channel only with the next one.
      while (!isMarked) await commands.send(respCommand(['PUBLISH', NAME, mark]), afterValues(1));
      await marked;
    },
    names: () => pairs.names(),
    async end() {
      channel.close();
      await commands.send(clear, afterValues(2));
      commands.close();
    },
  };
}

/** Updates the pairs by a message of the channel, unless it is a mark. Returns its text. */
function applyMessage(value: RespValue, pairs: NearPairs): string {
  const text = (value as readonly string[])[2]!;
  if (text.startsWith(MARK)) return text;
  const { id, nearby, faraway } = JSON.parse(text) as FenceMessage;
  if (nearby) pairs.add(Number(id), Number(nearby.id));
  if (faraway) pairs.delete(Number(id), Number(faraway.id));
  return text;
}

function afterValues(count: number): () => boolean {
  let values = 0;
  return () => ++values === count;
}
