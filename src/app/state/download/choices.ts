import * as v from 'valibot'
import { onSignedOut } from '#app/state/account/after-sign-out.ts'
import { storedNames } from '#app/state/account/stored-names.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { cellMarks } from '#contract/download/price-list.ts'

const CHOICES_KEY = storedNames.downloads

/** Label sizes, as in app/screens/download/labels/label-sizes.ts. */
export const labelSizeNames = ['a4-24', 'a4-65', '62x29', '50x25', '4x6'] as const
export type LabelSizeName = (typeof labelSizeNames)[number]

const flag = v.optional(v.boolean(), false)
const Choices = v.object({
  /** The format of price lists; null: by language. */
  marks: v.optional(v.nullable(v.picklist(cellMarks)), null),
  zeros: flag,
  cross: flag,
  /** Whether a printed catalogue includes prices. */
  priced: v.optional(v.boolean(), true),
  labelSize: v.optional(v.picklist(labelSizeNames), 'a4-24'),
  labelPriced: flag,
  /** One label per piece instead of per part. */
  labelPieces: flag,
  /** The last typed numbers for labels. */
  list: v.optional(v.string(), ''),
})
export type DownloadChoices = v.InferOutput<typeof Choices>

const nothingChosen = (): DownloadChoices => v.parse(Choices, {})

/** The last download settings on this device. */
export const downloadChoices = personal<DownloadChoices>(nothingChosen())

/** Reads the stored settings; unreadable ones count as none. */
export function restoreDownloadChoices(storage: Pick<Storage, 'getItem'> = deviceTexts): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Choices), storage.getItem(CHOICES_KEY))
  if (read.success) Object.assign(downloadChoices, read.output)
}

export function chooseDownload(chosen: Partial<DownloadChoices>, storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  Object.assign(downloadChoices, chosen)
  try {
    storage.setItem(CHOICES_KEY, JSON.stringify(downloadChoices))
  } catch (error) {
    // No storage: the page keeps them in memory.
    logOnly(error)
  }
}

/** Deletes them: the numbers belong to the person who typed them. */
export function clearDownloadChoices(storage: Pick<Storage, 'removeItem'> = deviceTexts): void {
  Object.assign(downloadChoices, nothingChosen())
  storage.removeItem(CHOICES_KEY)
}

onSignedOut(() => clearDownloadChoices())
