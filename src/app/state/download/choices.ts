import * as v from 'valibot'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import { cellSeparators } from '#contract/download/price-list.ts'

const DOWNLOAD_CHOICES_KEY = storedUserKeys.downloads

/** The names of label sizes. Their measures are in app/screens/download/labels/label-sizes.ts. */
export const labelSizeNames = ['a4-24', 'a4-65', '62x29', '50x25', '4x6'] as const
export type LabelSizeName = (typeof labelSizeNames)[number]

const storedFlag = v.optional(v.boolean(), false)
const StoredDownloadChoices = v.object({
  /** The format of price lists; null means that of the language. */
  marks: v.optional(v.nullable(v.picklist(cellSeparators)), null),
  zeros: storedFlag,
  cross: storedFlag,
  /** Whether a printed catalogue has prices. */
  priced: v.optional(v.boolean(), true),
  labelSize: v.optional(v.picklist(labelSizeNames), 'a4-24'),
  labelPriced: storedFlag,
  /** Whether each piece gets a label; otherwise each part. */
  labelPieces: storedFlag,
  /** The part numbers that were typed last for labels. */
  list: v.optional(v.string(), ''),
})
export type DownloadChoices = v.InferOutput<typeof StoredDownloadChoices>

const defaultDownloadChoices = (): DownloadChoices => v.parse(StoredDownloadChoices, {})

/** The download settings that were used last on this device. */
export const downloadChoices = createPersonalState<DownloadChoices>(defaultDownloadChoices())

/** Reads the stored download settings. Unreadable ones count as none. */
export function restoreDownloadChoices(storage: Pick<Storage, 'getItem'> = deviceStorage): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredDownloadChoices), storage.getItem(DOWNLOAD_CHOICES_KEY))
  if (read.success) Object.assign(downloadChoices, read.output)
}

export function chooseDownload(chosen: Partial<DownloadChoices>, storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  Object.assign(downloadChoices, chosen)
  try {
    storage.setItem(DOWNLOAD_CHOICES_KEY, JSON.stringify(downloadChoices))
  } catch (error) {
    // The browser has no storage, so the page keeps the settings in memory.
    logErrorOnly(error)
  }
}

/** Deletes the stored settings, because the part numbers in them belong to the person who typed them. */
export function clearDownloadChoices(storage: Pick<Storage, 'removeItem'> = deviceStorage): void {
  Object.assign(downloadChoices, defaultDownloadChoices())
  storage.removeItem(DOWNLOAD_CHOICES_KEY)
}

onSignedOut(() => clearDownloadChoices())
