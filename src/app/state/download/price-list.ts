import { ref } from 'valtio/vanilla'
import { connectedPort } from '#app/state/page/ask.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { saveFile } from '#app/state/page/save-file.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import type { CallInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { DownloadedFile, FileProgress } from '#data/call-file.ts'

export type PriceListStatus =
  | { type: 'none' }
  | ({ type: 'coming' } & FileProgress)
  | ({ type: 'saved' } & DownloadedFile)
  | { type: 'failed'; message: string }

/** The price list that was requested last: downloading, saved, or failed. The download continues while other pages are shown. */
export const priceListDownload = createPersonalState<{ current: PriceListStatus }>({ current: { type: 'none' } })

let runningDownload: AbortController | null = null

/** Cancels the download of a price list and drops its result. */
export function cancelPriceListDownload(): void {
  runningDownload?.abort()
  runningDownload = null
  priceListDownload.current = { type: 'none' }
}

onSignedOut(cancelPriceListDownload)

/** Downloads a price list and hands it to the browser to save. A running download is cancelled. */
export async function fetchPriceList(input: CallInputOf<'priceList'>): Promise<void> {
  const port = connectedPort()
  if (port === null) return
  cancelPriceListDownload()
  const mine = new AbortController()
  runningDownload = mine
  priceListDownload.current = { type: 'coming', receivedLines: 0, totalLines: null }
  try {
    const { requestFile: callFile } = await import('#data/call-file.ts')
    const onProgress = (progress: FileProgress) => {
      if (runningDownload === mine) priceListDownload.current = { type: 'coming', ...progress }
    }
    const file = await callFile(port, 'priceList', input, { signal: mine.signal, onProgress })
    if (runningDownload !== mine) return
    priceListDownload.current = { type: 'saved', ...file, blob: ref(file.blob) }
    savePriceListAgain(file)
  } catch (error) {
    // Another price list was requested meanwhile, or this one was cancelled.
    if (runningDownload !== mine) return
    if (!(error instanceof AppError)) logErrorOnly(error)
    const { message, row } = error instanceof AppError ? error : new AppError('internal')
    priceListDownload.current = { type: 'failed', message }
    if (error instanceof AppError && row.reaction === 'sign-in') showErrorNotice(error)
  } finally {
    if (runningDownload === mine) runningDownload = null
  }
}

/** Hands a downloaded price list to the browser again, because some browsers only save after a click. */
export const savePriceListAgain = ({ name, blob }: Pick<DownloadedFile, 'name' | 'blob'>): void => saveFile(name, blob.type, blob)
