import * as v from 'valibot'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { storedNames } from '#app/state/session/stored-names.ts'
import { cellMarks } from '#contract/download/price-list.ts'

const CHOICES_KEY = storedNames.downloads

/** The names of label sizes. Their measures are in app/screens/download/labels/label-sizes.ts. */
export const labelSizeNames = ['a4-24', 'a4-65', '62x29', '50x25', '4x6'] as const
export type LabelSizeName = (typeof labelSizeNames)[number]

const flag = v.optional(v.boolean(), false)
const Choices = v.object({
  /** The format of price lists; null means that of the language. */
  marks: v.optional(v.nullable(v.picklist(cellMarks)), null),
  zeros: flag,
  cross: flag,
  /** Whether a printed catalogue has prices. */
  priced: v.optional(v.boolean(), true),
  labelSize: v.optional(v.picklist(labelSizeNames), 'a4-24'),
  labelPriced: flag,
  /** Whether each piece gets a label; otherwise each part. */
  labelPieces: flag,
  /** The part numbers that were typed last for labels. */
  list: v.optional(v.string(), ''),
})
export type DownloadChoices = v.InferOutput<typeof Choices>

const nothingChosen = (): DownloadChoices => v.parse(Choices, {})

/** The download settings that were used last on this device. */
export const downloadChoices = personal<DownloadChoices>(nothingChosen())

/** Reads the stored download settings. Unreadable ones count as none. */
export function restoreDownloadChoices(storage: Pick<Storage, 'getItem'> = deviceTexts): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Choices), storage.getItem(CHOICES_KEY))
  if (read.success) Object.assign(downloadChoices, read.output)
}

export function chooseDownload(chosen: Partial<DownloadChoices>, storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  Object.assign(downloadChoices, chosen)
  try {
    storage.setItem(CHOICES_KEY, JSON.stringify(downloadChoices))
  } catch (error) {
    // The browser has no storage, so the page keeps the settings in memory.
    logOnly(error)
  }
}

/** Deletes the stored settings, because the part numbers in them belong to the person who typed them. */
export function clearDownloadChoices(storage: Pick<Storage, 'removeItem'> = deviceTexts): void {
  Object.assign(downloadChoices, nothingChosen())
  storage.removeItem(CHOICES_KEY)
}

onSignedOut(() => clearDownloadChoices())
