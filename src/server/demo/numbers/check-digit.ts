/** Computes the check digit of a GS1 number such as a GTIN (weights 3, 1, 3, 1 … from the right). */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/**
 * Returns a GTIN-13 with the prefix 952, which GS1 reserves for demonstrations, padded to 14 digits. `serial` is less than one thousand
 * million.
 */
export function demoGtin(serial: number): string {
  const body = `952${String(serial).padStart(9, '0')}`
  return `0${body}${checkDigit(body)}`
}
