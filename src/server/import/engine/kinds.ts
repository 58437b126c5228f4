import type { PartListName } from './lists.ts'

/** What can be imported, by the word that is typed for it. */
export interface ImportKind {
  /** Whether a part that the shop does not have is made. */
  addsParts: boolean
  /** Whether a part is only found by its own code and its brand's number, so that one maker's number never means another's part. */
  brandDecides: boolean
  /** Such a file changes nothing of parts but price, stock and conditions of sale. */
  isLive: boolean
  /** Lists of a part (lists.ts) that such a file may change: what is read of each part to compare. */
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

/** Whether a run changes nothing but price, stock and conditions of sale. */
export const isLiveRun = ({ kind }: { kind: ImportKindName | 'undo' }): boolean => kind !== 'undo' && importKinds[kind].isLive

/** Kinds of which that is so. */
export const liveKinds: readonly string[] = Object.entries(importKinds).flatMap(([kind, { isLive }]) => (isLive ? [kind] : []))

export const importKindNames = Object.keys(importKinds) as [ImportKindName, ...ImportKindName[]]
