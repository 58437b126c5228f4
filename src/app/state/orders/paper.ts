import * as v from 'valibot'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'

const PAPER_SIZE_KEY = 'paper'

const PaperSize = v.picklist(['a4', 'letter'])
export type PaperSize = v.InferOutput<typeof PaperSize>
export const paperSizes = PaperSize.options

/** Countries that use the Letter paper format; others use A4. */
const LETTER_PAPER_COUNTRIES: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']

/** The paper format that this device prints on. */
export const paperSetting = createPersonalState<{ current: PaperSize }>({ current: 'a4' })

/** Returns the stored paper format, or the usual one of the device's country. */
export function paperSizeOf(stored: string | null, language: string): PaperSize {
  const read = v.safeParse(PaperSize, stored)
  return read.success ? read.output : LETTER_PAPER_COUNTRIES.includes(regionOf(language)) ? 'letter' : 'a4'
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    // The text is not a language tag.
    return ''
  }
}

export function restorePaperSize(storage: Pick<Storage, 'getItem'> = deviceStorage, language: string = navigator.language): void {
  paperSetting.current = paperSizeOf(storage.getItem(PAPER_SIZE_KEY), language)
}

export function choosePaperSize(chosen: PaperSize, storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  paperSetting.current = chosen
  storage.setItem(PAPER_SIZE_KEY, chosen)
}
