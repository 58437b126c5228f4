/** Items of a cell that are parted by commas; one with a comma in it stands in quotes. */
export const splitNames = (text: string): string[] =>
  (text.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [])
    .map((piece) =>
      piece
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    )
    .filter((piece) => piece !== '')
