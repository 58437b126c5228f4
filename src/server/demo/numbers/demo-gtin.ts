import { checkDigit } from '#contract/numbers/gtin.ts'

/** A GTIN-13 under 952, GS1's prefix for demonstrations, as 14 digits. `serial` is below one thousand million. */
export function demoGtin(serial: number): string {
  const body = `952${String(serial).padStart(9, '0')}`
  return `0${body}${checkDigit(body)}`
}
