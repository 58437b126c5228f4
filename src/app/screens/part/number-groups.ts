import type { PartNumber } from '#contract/catalogue/catalogue.ts'

export interface NumberGroup {
  maker: string
  kind: PartNumber['kind']
  numbers: string[]
}

/** Groups the numbers of a part by maker: original makers first, each maker and number once, in the order of their appearance. */
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

/** Returns all numbers as text to paste elsewhere: one number per line, then a tab and its maker. */
export const numbersAsText = (groups: readonly NumberGroup[]): string =>
  groups.flatMap((group) => group.numbers.map((number) => `${number}\t${group.maker}`)).join('\n')
