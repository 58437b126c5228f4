/** Tells whether a match lies inside one of the given part numbers, like `811A` in `S114-811A`. */
export function isInsideNumber(text: string, { index, 0: { length } }: RegExpExecArray, numbers: readonly string[]): boolean {
  return numbers.some((number) => {
    const from = number.length > length ? text.indexOf(number) : -1
    return from >= 0 && from <= index && index + length <= from + number.length
  })
}
