import type { PartType } from '#contract/part-types.ts'
import type { ArticleNumber } from '#server/demo/article.ts'
import { CARGO_PART } from '#server/demo/numbers/part-shapes.ts'
import type { Mint } from '#server/demo/numbers/shapes.ts'
import type { Rng } from '#server/demo/rng.ts'

type House = readonly [maker: string, shape: string]

const cargo: House = ['Cargo', CARGO_PART]
const bulk: House = ['Cargo', '16####']

/** Which houses number a kind of goods beside its maker. What is measured by its own data, a cable or a tool, has no other numbers. */
const houses: Partial<Record<PartType, readonly House[]>> = {
  relay: [
    ['Hella', '4R{A|D} 00# ###-0#1'],
    ['Lucas', 'SRB{1|2|3|4|5|6}##'],
    ['Wood Auto', 'RLY1###'],
    ['WAI', '36-####'],
    ['AS-PL', 'URL####'],
    ['Wehrle', '20 {100|201|202|205} ###'],
    ['ACDelco', '{D|E|F}17##'],
    bulk,
  ],
  switch: [['Hella', '6E{K|J} 00# ###-0#1'], ['Lucas', 'SMB{4|5|6|7|8}##'], ['Wood Auto', 'SWI1###'], ['WAI', '37-####'], bulk],
  contactor: [['WAI', '66-####'], ['Wood Auto', 'SND1###'], ['Albright', 'SW{60|80|180|200}-###'], cargo],
  dcMotor: [['WAI', '{10|11}-0###'], ['Iskra', '11.21{2|6}.###'], ['Mahle', 'MM ###'], ['HC-Parts', 'CM1###'], cargo],
  starterGenerator: [['Lester', '12###N'], ['WAI', '2-####-HI'], ['ACDelco', '336-####'], cargo],
  beltStarterGenerator: [['Mahle', 'MG ####'], ['HC-Parts', 'CA2###IR'], ['AS-PL', 'A9###'], cargo],
  dcConverter: [['Hella', '8ES 0## ###-0#1'], ['Mahle', 'DC ###'], cargo],
  plugLead: [['Transpo', 'HA####'], ['AS-PL', 'ACP####'], ['ACDelco', 'PT{1|2|3}###'], cargo],
}
const LEAST = 3

/** A piece of goods' numbers at the houses: three of them or more, where the trade numbers it at all. */
export function goodsCrosses(rng: Rng, mint: Mint, type: PartType, maker: string): ArticleNumber[] {
  const all = (houses[type] ?? []).filter(([house]) => house !== maker)
  const count = Math.min(all.length, LEAST + Math.floor(rng.next() * rng.next() * (all.length - LEAST + 1)))
  return rng.some(all, count).map(([house, shape]) => ({ kind: 'cross', maker: house, display: mint.next(shape) }))
}
