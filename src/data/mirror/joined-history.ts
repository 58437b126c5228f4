import { MAX_VIEW_HISTORY_PARTS } from '#contract/limits.ts'
import type { ViewHistory } from '#contract/views/views.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredPartView, ViewChange } from './schema.ts'
import { runInTransaction } from './transact.ts'

/**
 * Merges the views that a guest made on this device into the history of the signed-in user, in one transaction, so that it happens only
 * once even with several tabs. Views of other users are deleted. Returns whether there were guest views; null if the database does not have
 * `owner` as signed in.
 */
export const claimGuestViews = (mirror: MirrorDatabase, owner: string): Promise<boolean | null> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'views', 'viewChanges'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const views = tx.objectStore('views')
      const others = (await views.getAll()).filter((view) => view.owner !== owner)
      for (const view of others) {
        const { mcode, viewedAt: at } = view
        if (view.owner === undefined) {
          await views.put({ ...view, owner })
          await tx.objectStore('viewChanges').put({ owner, mcode, at, gone: false })
        } else await views.delete(mcode)
      }
      return others.some((view) => view.owner === undefined)
    }),
  )

/** Reads the unsent changes of a user's history of viewed parts. */
export const viewChangesOf = (mirror: MirrorDatabase, owner: string): Promise<ViewChange[]> =>
  mirror.run((db) => db.getAllFromIndex('viewChanges', 'owner', owner))

/** Removes history changes that the server has received. Newer changes of the same parts remain. */
export const removeSentViewChanges = (mirror: MirrorDatabase, said: readonly ViewChange[]): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['viewChanges'], 'readwrite'), async (tx) => {
      const changes = tx.objectStore('viewChanges')
      for (const { owner, mcode, at, gone } of said) {
        const now = await changes.get([owner, mcode])
        if (now?.at === at && now.gone === gone) await changes.delete([owner, mcode])
      }
    }),
  )

/**
 * Replaces the history on this device with the one from the server, as far back as the reply goes. Unsent changes on this device take
 * precedence. Does nothing if the owner has signed out. `askedAt` is in milliseconds since 1970.
 */
export const storeHistory = (mirror: MirrorDatabase, owner: string, said: ViewHistory, askedAt: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'views', 'viewChanges'], 'readwrite'), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return
      const store = tx.objectStore('views')
      const here = new Map((await store.getAll()).map((view) => [view.mcode, view]))
      const changes = new Map((await tx.objectStore('viewChanges').index('owner').getAll(owner)).map((change) => [change.mcode, change]))
      const after = mergeServerHistory(owner, [...here.values()], changes, said, askedAt)
      const kept = new Set(after.map(({ mcode }) => mcode))
      for (const mcode of here.keys()) if (!kept.has(mcode)) await store.delete(mcode)
      for (const view of after) if (here.get(view.mcode) !== view) await store.put(view)
    }),
  )

/** Returns the merged history: for each part, the latest change from any device. */
function mergeServerHistory(
  owner: string,
  here: readonly StoredPartView[],
  changes: ReadonlyMap<string, ViewChange>,
  { views, total, clearedAt }: ViewHistory,
  askedAt: number,
): StoredPartView[] {
  const cleared = Math.max(clearedAt === null ? 0 : Date.parse(clearedAt), changes.get('')?.at ?? 0)
  const oldest = views.at(-1)
  // Unless the reply is the complete history, it says nothing about views that are older than its oldest view.
  const toldFrom = total > views.length && oldest ? Date.parse(oldest.viewedAt) : 0
  const told = new Map(views.map((view) => [view.mcode as string, view]))
  const isUnheard = ({ mcode, viewedAt }: StoredPartView) => changes.get(mcode)?.at === viewedAt
  // A part that was viewed after the request began stays. The reply could not contain this view, even if the view was sent meanwhile.
  const stays = (view: StoredPartView) => isUnheard(view) || told.has(view.mcode) || view.viewedAt < toldFrom || view.viewedAt >= askedAt
  const mine = here.filter((view) => view.viewedAt > cleared && stays(view))
  const mineNow = new Map(mine.map((view) => [view.mcode, view]))
  const renewed = views.flatMap(({ mcode, viewedAt, part }): StoredPartView[] => {
    const [before, change] = [mineNow.get(mcode), changes.get(mcode)]
    const at = Math.max(Date.parse(viewedAt), before?.viewedAt ?? 0)
    if (at <= cleared || (change?.gone === true && change.at >= at)) return []
    const isNewer = before?.asOf != null && Date.parse(before.asOf) > askedAt
    return [
      isNewer
        ? { ...before, owner, viewedAt: at }
        : { mcode, owner, viewedAt: at, asOf: new Date(askedAt).toISOString(), part: withoutPriceLadder(part) },
    ]
  })
  return [...renewed, ...mine.filter(({ mcode }) => !told.has(mcode))]
    .sort((one, other) => other.viewedAt - one.viewedAt)
    .slice(0, MAX_VIEW_HISTORY_PARTS)
}

/** Removes the quantity price breaks from a part, because rows of a list do not show them. */
function withoutPriceLadder({ priceLadder: _, ...part }: ViewHistory['views'][number]['part']): StoredPartView['part'] {
  return part
}
