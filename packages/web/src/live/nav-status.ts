/** Texts of the navigational status (ITU-R M.1371-5, table 48). */
const TEXTS: readonly string[] = [
  'Under way using engine',
  'At anchor',
  'Not under command',
  'Restricted manoeuvrability',
  'Constrained by her draught',
  'Moored',
  'Aground',
  'Engaged in fishing',
  'Under way sailing',
];
const SART = 14;

export function navStatusText(status: number): string {
  return TEXTS[status] ?? (status === SART ? 'AIS-SART' : 'Not defined');
}
