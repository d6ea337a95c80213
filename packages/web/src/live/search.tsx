import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { focusPanel } from '../app/panel.tsx';
import { openView, setValues } from '../app/router.ts';
import { errorText } from '../ui/loaded-view.tsx';

const SEARCH = 'GET /api/portserver/search';
/** Typing a word sends one request. */
const PAUSE_MS = 150;

interface Hit {
  readonly key: string;
  readonly text: string;
  readonly detail: string;
  readonly open: () => void;
}

/** The search for ships and ports, a combobox by the pattern of WAI-ARIA. */
export function Search(): JSX.Element {
  const { client, view } = useApp();
  const hits = useSignal<readonly Hit[]>([]);
  const message = useSignal('');
  const active = useSignal(-1);
  const abort = useRef<AbortController>(undefined);
  const close = (): void => {
    abort.current?.abort();
    hits.value = [];
    message.value = '';
    active.value = -1;
  };
  const showPort = ({ position }: Port): void => {
    const [longitude, latitude] = position.coordinates as [number, number];
    // A ship that is followed would move the map back with its next report.
    setValues({ follow: undefined });
    view.peek()?.show(longitude, latitude, 11);
  };
  const search = async (text: string): Promise<void> => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    if (text.trim().length < 2) return close();
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (own.signal.aborted) return;
      const found = await client.request(
        SEARCH,
        { q: text.trim(), limit: 8 },
        { signal: own.signal },
      );
      hits.value = [
        ...found.ships.map(shipHit),
        ...found.ports.map((port) => portHit(port, showPort)),
      ];
      active.value = hits.value.length > 0 ? 0 : -1;
      message.value = hits.value.length === 0 ? 'Nothing found' : '';
    } catch (error) {
      if (!own.signal.aborted) message.value = errorText(error);
    }
  };
  const choose = (index: number, input: HTMLInputElement): void => {
    const hit = hits.value[index];
    if (!hit) return;
    input.value = '';
    close();
    hit.open();
  };
  const onKey = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    const { length } = hits.value;
    if (key === 'Escape') close();
    else if (key === 'Enter') choose(active.value, currentTarget);
    else if (key === 'ArrowDown' && length > 0) active.value = (active.value + 1) % length;
    else if (key === 'ArrowUp' && length > 0) active.value = (active.value + length - 1) % length;
    else return;
    event.preventDefault();
  };
  const isOpen = hits.value.length > 0 || message.value !== '';
  return (
    <div class="search" role="search">
      <input
        type="text"
        role="combobox"
        aria-label="Search ships and ports"
        aria-expanded={isOpen}
        aria-controls="search-hits"
        aria-autocomplete="list"
        aria-activedescendant={active.value >= 0 ? `search-hit-${active.value}` : undefined}
        placeholder="Name, MMSI, IMO, call sign, port"
        onInput={({ currentTarget }) => void search(currentTarget.value)}
        onKeyDown={onKey}
        onBlur={close}
      />
      <ul id="search-hits" role="listbox" aria-label="Found" hidden={!isOpen}>
        {message.value !== '' && (
          <li role="option" aria-selected={false} aria-disabled="true" class="quiet">
            {message.value}
          </li>
        )}
        {hits.value.map((hit, i) => (
          <li
            key={hit.key}
            id={`search-hit-${i}`}
            role="option"
            aria-selected={i === active.value}
            // The input loses the focus, and the list closes, with the button of the mouse down.
            onMouseDown={({ currentTarget }) =>
              choose(i, currentTarget.closest('.search')!.querySelector('input')!)
            }
          >
            {hit.text} <span class="quiet">{hit.detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Found = ApiObjects['SearchResult'];
type Port = Found['ports'][number];

function shipHit({ mmsi, name, imo, callsign }: Found['ships'][number]): Hit {
  const details = [`MMSI ${mmsi}`, imo && `IMO ${imo}`, callsign].filter(Boolean);
  return {
    key: `ship ${mmsi}`,
    text: name ?? `Ship ${mmsi}`,
    detail: details.join(' · '),
    open() {
      openView('live', undefined, { ship: mmsi, follow: 1 });
      focusPanel();
    },
  };
}

function portHit(port: Port, show: (port: Port) => void): Hit {
  const { locode, name, country } = port;
  return {
    key: `port ${locode} ${name}`,
    text: `⚓ ${name}`,
    detail: [locode, country].filter(Boolean).join(' · '),
    open: () => show(port),
  };
}
