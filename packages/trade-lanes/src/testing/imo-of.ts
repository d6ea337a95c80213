import type { Imo } from '@roadstead/model';

/** An IMO number with its check digit. @param serial 0 to 99 999 */
export function imoOf(serial: number): Imo {
  const digits = String(900_000 + serial);
  let sum = 0;
  for (let place = 0; place < 6; place++) sum += Number(digits[place]) * (7 - place);
  return Number(`${digits}${sum % 10}`) as Imo;
}
