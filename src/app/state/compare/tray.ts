import * as v from 'valibot'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import { MAX_COMPARED_PARTS } from '#contract/compare/compare-query.ts'
import { Mcode } from '#contract/kernel/primitives.ts'

/** A part in the tray, with the path of its picture. */
const TrayPart = v.object({ mcode: Mcode, picture: v.string() })
export type TrayPart = v.InferOutput<typeof TrayPart>

const StoredTray = v.pipe(v.string(), v.parseJson(), v.array(TrayPart), v.maxLength(MAX_COMPARED_PARTS))

/**
 * The parts to compare, at most four, in the order in which they were added; kept on the device. `waiting`: a further part, until the
 * user has said which of the four it replaces.
 */
export const tray = createPersonalState<{ parts: readonly TrayPart[]; waiting: TrayPart | null }>({ parts: [], waiting: null })

type TrayStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads the tray that the device has stored. What is unreadable counts as empty. */
export function restoreTray(storage: Pick<Storage, 'getItem'> = deviceStorage): void {
  const read = v.safeParse(StoredTray, storage.getItem(storedUserKeys.compared))
  tray.parts = read.success ? read.output : []
}

function storeTray(parts: readonly TrayPart[], storage: TrayStorage): void {
  tray.parts = parts
  if (parts.length === 0) storage.removeItem(storedUserKeys.compared)
  else storage.setItem(storedUserKeys.compared, JSON.stringify(parts))
}

export const isInTray = (mcode: string): boolean => tray.parts.some((part) => part.mcode === mcode)

/**
 * Adds a part. With four parts in the tray it waits instead, until `replaceInTray` says which of them goes. Returns whether it was added, or
 * was there already.
 */
export function addToTray(part: TrayPart, storage: TrayStorage = deviceStorage): boolean {
  if (isInTray(part.mcode)) return true
  if (tray.parts.length >= MAX_COMPARED_PARTS) {
    tray.waiting = part
    return false
  }
  storeTray([...tray.parts, part], storage)
  return true
}

export const removeFromTray = (mcode: string, storage: TrayStorage = deviceStorage): void =>
  storeTray(
    tray.parts.filter((part) => part.mcode !== mcode),
    storage,
  )

/** Puts the waiting part in the place of another one. Null leaves the tray as it is. */
export function replaceInTray(mcode: string | null, storage: TrayStorage = deviceStorage): void {
  const { waiting } = tray
  tray.waiting = null
  if (waiting !== null && mcode !== null)
    storeTray(
      tray.parts.map((part) => (part.mcode === mcode ? waiting : part)),
      storage,
    )
}

export const clearTray = (storage: TrayStorage = deviceStorage): void => storeTray([], storage)

let isStarted = false

/** Reads the stored tray and follows its changes in other tabs. Further calls do nothing. */
export function startTray(): void {
  if (isStarted) return
  isStarted = true
  restoreTray()
  addEventListener('storage', ({ key }) => (key === null || key === storedUserKeys.compared) && restoreTray())
  // A page in the browser's back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => persisted && restoreTray())
  onSignedOut(() => clearTray())
}
