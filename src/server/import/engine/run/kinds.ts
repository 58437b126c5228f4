import type { PartListName } from './lists.ts'

/** What an import of one kind may do. The kind is named by the word of its command, such as `parts` or `prices`. */
export interface ImportKind {
  /** Whether a part that the shop does not have is added. */
  addsParts: boolean
  /**
   * Whether a part is found only by its own code or by a number of the same brand. Then the number of one maker cannot mean the part of
   * another maker.
   */
  brandDecides: boolean
  /** Whether the import changes only price, stock and conditions of sale. */
  isLive: boolean
  /** The lists of a part (lists.ts) that the import may change. The current lists are read for comparison. */
  lists: readonly PartListName[]
}

const everyPartList = ['numbers', 'fitments', 'components', 'words', 'group_prices', 'pictures'] as const

export const importKinds = {
  parts: { addsParts: true, brandDecides: true, isLive: false, lists: everyPartList },
  pies: { addsParts: true, brandDecides: true, isLive: false, lists: everyPartList },
  prices: { addsParts: false, brandDecides: false, isLive: true, lists: ['group_prices'] },
  stock: { addsParts: false, brandDecides: false, isLive: true, lists: [] },
  numbers: { addsParts: false, brandDecides: false, isLive: false, lists: ['numbers'] },
  fitments: { addsParts: false, brandDecides: false, isLive: false, lists: ['fitments'] },
  aces: { addsParts: false, brandDecides: false, isLive: false, lists: ['fitments'] },
  vehicles: { addsParts: false, brandDecides: false, isLive: false, lists: ['fitments'] },
  categories: { addsParts: false, brandDecides: false, isLive: false, lists: [] },
  pictures: { addsParts: false, brandDecides: false, isLive: false, lists: ['pictures'] },
} as const satisfies Record<string, ImportKind>

export type ImportKindName = keyof typeof importKinds

/** Whether an import run changes only price, stock and conditions of sale. */
export const isLiveRun = ({ kind }: { kind: ImportKindName | 'undo' }): boolean => kind !== 'undo' && importKinds[kind].isLive

/** The kinds of imports that change only price, stock and conditions of sale. */
export const liveImportKinds: readonly string[] = Object.entries(importKinds).flatMap(([kind, { isLive }]) => (isLive ? [kind] : []))

export const importKindNames = Object.keys(importKinds) as [ImportKindName, ...ImportKindName[]]
