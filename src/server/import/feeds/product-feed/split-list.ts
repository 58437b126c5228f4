/** Splits a cell at commas. An item that contains a comma is quoted. */
export const splitNames = (text: string): string[] =>
  (text.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [])
    .map((piece) =>
      piece
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    )
    .filter((piece) => piece !== '')
