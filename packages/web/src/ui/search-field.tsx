import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

const SEARCH = 'GET /api/portserver/search';
/** Typing a word sends one request. */
const PAUSE_MS = 200;

interface Suggestion {
  readonly value: string;
  readonly text: string;
}

/** A field for ships by MMSI, or ports by LOCODE, that suggests them by their names. */
export function SearchField({
  label,
  kinds,
  value,
  onValue,
  placeholder,
}: {
  readonly label: string;
  readonly kinds: readonly ('ships' | 'ports')[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
}): JSX.Element {
  const { client } = useApp();
  const list = useId();
  const suggestions = useSignal<readonly Suggestion[]>([]);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const suggest = async (text: string): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const isChosen = suggestions.peek().some((each) => each.value === text);
    if (text.trim().length < 2 || isChosen) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return;
    try {
      const found = await client.request(SEARCH, { q: text.trim(), limit: 10 }, { signal });
      suggestions.value = [
        ...(kinds.includes('ships') ? found.ships : []).map(({ mmsi, name }) => ({
          value: String(mmsi),
          text: name ?? '',
        })),
        // A port without a code cannot be named in a request.
        ...(kinds.includes('ports') ? found.ports : []).flatMap(({ locode, name, country }) =>
          locode === null
            ? []
            : [{ value: locode, text: [name, country].filter(Boolean).join(', ') }],
        ),
      ];
    } catch {
      // Without suggestions, an MMSI or LOCODE can still be entered.
      if (!signal.aborted) suggestions.value = [];
    }
  };
  return (
    <label>
      {label}
      <input
        list={list}
        value={value}
        placeholder={placeholder}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          onValue(currentTarget.value);
          void suggest(currentTarget.value);
        }}
      />
      <datalist id={list}>
        {suggestions.value.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </datalist>
    </label>
  );
}
