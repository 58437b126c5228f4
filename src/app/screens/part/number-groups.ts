import type { PartNumber } from '#contract/catalogue.ts'

export interface NumberGroup {
  maker: string
  kind: PartNumber['kind']
  numbers: string[]
}

/** Numbers of a part grouped by maker: original makers first, each maker and number once, in order of appearance. */
export function groupNumbers(numbers: readonly PartNumber[]): NumberGroup[] {
  const groups = new Map<string, NumberGroup>()
  for (const kind of ['oe', 'cross'] as const) {
    for (const { maker, number } of numbers.filter((row) => row.kind === kind)) {
      const key = `${kind} ${maker}`
      const group = groups.get(key) ?? { maker, kind, numbers: [] }
      if (!group.numbers.includes(number)) group.numbers.push(number)
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

/** All numbers as text for pasting: one per line, number, tab, maker. */
export const numbersAsText = (groups: readonly NumberGroup[]): string =>
  groups.flatMap((group) => group.numbers.map((number) => `${number}\t${group.maker}`)).join('\n')
