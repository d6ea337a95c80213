import { type ReadonlySignal, signal } from '@preact/signals';

/** Colours of the map. Those of the page are in `theme.css`; WebGL has no CSS variables. */
export interface Palette {
  readonly isDark: boolean;
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly text: string;
  readonly quietText: string;
  readonly halo: string;
  /** Areas and drawings. */
  readonly area: string;
  /** The selected object. */
  readonly selection: string;
  /** Events that are current, and those that ended. */
  readonly event: string;
  readonly endedEvent: string;
  readonly routeLine: string;
}

const LIGHT: Palette = {
  isDark: false,
  sea: '#dce8ef',
  land: '#f5f1e6',
  coast: '#a9b4ae',
  text: '#1a2a36',
  quietText: '#5b6873',
  halo: '#ffffff',
  area: '#0b5d8a',
  selection: '#111111',
  event: '#c00028',
  endedEvent: '#7a4a55',
  routeLine: '#5b2a9d',
};

const DARK: Palette = {
  isDark: true,
  sea: '#0c1822',
  land: '#26333b',
  coast: '#5b6e79',
  text: '#e6eef3',
  quietText: '#94a5b0',
  halo: '#0c1822',
  area: '#6cc0ee',
  selection: '#ffffff',
  event: '#ff5a78',
  endedEvent: '#c08a97',
  routeLine: '#b892ff',
};

const query = matchMedia('(prefers-color-scheme: dark)');
const current = signal(query.matches ? DARK : LIGHT);
query.addEventListener('change', () => {
  current.value = query.matches ? DARK : LIGHT;
});

/** The colours of the system's scheme. */
export const palette: ReadonlySignal<Palette> = current;
