import type { PartListName } from './lists.ts'

/** A kind of import, by its command word. */
export interface ImportKind {
  /** Whether unknown parts are added. */
  addsParts: boolean
  /**
   * Whether a part is found only by its own code or by a number of the same brand. Then one maker's number cannot match another maker's
   * part.
   */
  brandDecides: boolean
  /** The file changes only price, stock and conditions of sale. */
  isLive: boolean
  /** The part's lists (lists.ts) that such a file may change. They are read for comparison. */
  lists: readonly PartListName[]
}

const every = ['numbers', 'fitments', 'components', 'words', 'group_prices', 'pictures'] as const

export const importKinds = {
  parts: { addsParts: true, brandDecides: true, isLive: false, lists: every },
  pies: { addsParts: true, brandDecides: true, isLive: false, lists: every },
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

/** Whether a run changes only price, stock and conditions of sale. */
export const isLiveRun = ({ kind }: { kind: ImportKindName | 'undo' }): boolean => kind !== 'undo' && importKinds[kind].isLive

/** The kinds of such runs. */
export const liveKinds: readonly string[] = Object.entries(importKinds).flatMap(([kind, { isLive }]) => (isLive ? [kind] : []))

export const importKindNames = Object.keys(importKinds) as [ImportKindName, ...ImportKindName[]]
