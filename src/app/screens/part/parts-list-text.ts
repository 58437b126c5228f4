import type { PartsListLine } from '#contract/catalogue/catalogue.ts'

/**
 * Returns a parts list as text: a title, then a line for each position with quantity, code, name and mark, separated by tabs, so that it can
 * be pasted into a message, a sheet, or the field for lists of numbers.
 */
export const partsListAsText = (title: string, lines: readonly PartsListLine[], markOf: (line: PartsListLine) => string): string =>
  [
    title,
    ...lines.map((line) =>
      [`${line.qty} ×`, line.part?.mcode ?? '–', line.name, markOf(line)].filter((cell, at) => at < 3 || cell !== '').join('\t'),
    ),
  ].join('\n')
