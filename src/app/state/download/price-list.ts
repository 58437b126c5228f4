import { ref } from 'valtio/vanilla'
import { connectedPort } from '#app/state/page/ask.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { saveFile } from '#app/state/page/save-file.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import type { InputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { CalledFile, FileProgress } from '#data/call-file.ts'

export type PriceListNow =
  | { type: 'none' }
  | ({ type: 'coming' } & FileProgress)
  | ({ type: 'saved' } & CalledFile)
  | { type: 'failed'; message: string }

/** The price list that was requested last: downloading, saved, or failed. The download continues while other pages are shown. */
export const priceList = personal<{ now: PriceListNow }>({ now: { type: 'none' } })

let runningDownload: AbortController | null = null

/** Cancels the download of a price list and drops its result. */
export function stopPriceList(): void {
  runningDownload?.abort()
  runningDownload = null
  priceList.now = { type: 'none' }
}

onSignedOut(stopPriceList)

/** Downloads a price list and hands it to the browser to save. A running download is cancelled. */
export async function fetchPriceList(input: InputOf<'priceList'>): Promise<void> {
  const port = connectedPort()
  if (port === null) return
  stopPriceList()
  const mine = new AbortController()
  runningDownload = mine
  priceList.now = { type: 'coming', lines: 0, of: null }
  try {
    const { callFile } = await import('#data/call-file.ts')
    const onProgress = (progress: FileProgress) => {
      if (runningDownload === mine) priceList.now = { type: 'coming', ...progress }
    }
    const file = await callFile(port, 'priceList', input, { signal: mine.signal, onProgress })
    if (runningDownload !== mine) return
    priceList.now = { type: 'saved', ...file, blob: ref(file.blob) }
    saveAgain(file)
  } catch (error) {
    // Another price list was requested meanwhile, or this one was cancelled.
    if (runningDownload !== mine) return
    if (!(error instanceof AppError)) logOnly(error)
    const { message, row } = error instanceof AppError ? error : new AppError('internal')
    priceList.now = { type: 'failed', message }
    if (error instanceof AppError && row.does === 'sign-in') notice(error)
  } finally {
    if (runningDownload === mine) runningDownload = null
  }
}

/** Hands a downloaded price list to the browser again, because some browsers only save after a click. */
export const saveAgain = ({ name, blob }: Pick<CalledFile, 'name' | 'blob'>): void => saveFile(name, blob.type, blob)
