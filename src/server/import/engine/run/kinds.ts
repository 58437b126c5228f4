import type { PartListName } from './lists.ts'

/** What an import of one kind may do. The kind is named by the word of its command, such as `parts` or `prices`. */
export interface ImportKind {
  /** Whether a part that the shop does not have is added. */
  addsParts: boolean
  /**
   * Whether a part is found only by its own code or by a number of the same brand. Then the number of one maker cannot mean the part of
   * another maker.
   */
  isSameBrandRequired: boolean
  /** Whether the import changes only price, stock and conditions of sale. */
  isPriceAndStockOnly: boolean
  /** The lists of a part (lists.ts) that the import may change. The current lists are read for comparison. */
  lists: readonly PartListName[]
}

const allPartListNames = ['numbers', 'fitments', 'components', 'words', 'group_prices', 'pictures'] as const

export const importKinds = {
  parts: { addsParts: true, isSameBrandRequired: true, isPriceAndStockOnly: false, lists: allPartListNames },
  pies: { addsParts: true, isSameBrandRequired: true, isPriceAndStockOnly: false, lists: allPartListNames },
  prices: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: true, lists: ['group_prices'] },
  stock: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: true, lists: [] },
  numbers: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: ['numbers'] },
  fitments: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: ['fitments'] },
  aces: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: ['fitments'] },
  vehicles: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: ['fitments'] },
  categories: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: [] },
  pictures: { addsParts: false, isSameBrandRequired: false, isPriceAndStockOnly: false, lists: ['pictures'] },
} as const satisfies Record<string, ImportKind>

export type ImportKindName = keyof typeof importKinds

/** Whether an import run changes only price, stock and conditions of sale. */
export const isPriceAndStockRun = ({ kind }: { kind: ImportKindName | 'undo' }): boolean =>
  kind !== 'undo' && importKinds[kind].isPriceAndStockOnly

/** The kinds of imports that change only price, stock and conditions of sale. */
export const priceAndStockImportKinds: readonly string[] = Object.entries(importKinds).flatMap(([kind, { isPriceAndStockOnly }]) =>
  isPriceAndStockOnly ? [kind] : [],
)

export const importKindNames = Object.keys(importKinds) as [ImportKindName, ...ImportKindName[]]
