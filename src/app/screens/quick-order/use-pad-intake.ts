import { type DragEvent, useEffect, useState } from 'react'
import { decodeFile } from '#app/state/quick-order/decode-file.ts'
import { takeText } from '#app/state/quick-order/pad-changes.ts'

/** Why a file or the clipboard was not read. */
export type IntakeProblem = 'workbook' | 'other' | 'too-large' | 'no-clipboard' | 'nothing'

/** A list of 500 lines has some ten kilobytes. A larger file is not a list of numbers. */
const MAX_FILE_BYTES = 2 * 1024 * 1024

export interface PadIntake {
  problem: IntakeProblem | null
  forgetProblem: () => void
  readFile: (file: File | undefined) => void
  /** Reads the clipboard, for phones, where nothing can be pasted outside a field. */
  pasteFromClipboard: () => void
  dropProps: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
}

/** Takes lists from files, from what is dropped on the page, and from what is pasted anywhere outside a field. */
export function usePadIntake(): PadIntake {
  const [problem, setProblem] = useState<IntakeProblem | null>(null)
  const take = (text: string) => {
    setProblem(text.trim() === '' ? 'nothing' : null)
    if (text.trim() !== '') takeText(text)
  }
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MAX_FILE_BYTES) return setProblem('too-large')
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    if (decoded.type === 'text') take(decoded.text)
    else setProblem(decoded.type)
  }
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? ''
      const file = event.clipboardData?.files[0]
      const inField = event.target instanceof Element ? event.target.closest('input, textarea, select, [contenteditable]') : null
      // In a number's field of the pad, several lines are a list, and one line is the number itself.
      const isList = inField?.hasAttribute('data-pad-field') === true && /[\r\n\t]/.test(text.trim())
      if ((inField !== null && !isList) || (text.trim() === '' && file === undefined)) return
      event.preventDefault()
      setProblem(null)
      if (text.trim() !== '') takeText(text)
      else void readFile(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
  return {
    problem,
    forgetProblem: () => setProblem(null),
    readFile: (file) => void readFile(file),
    pasteFromClipboard: () => {
      // The browser may have no permission for the clipboard, or may lack it on plain http.
      Promise.resolve(navigator.clipboard?.readText?.() ?? Promise.reject(new Error('No clipboard'))).then(take, () =>
        setProblem('no-clipboard'),
      )
    },
    dropProps: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file === undefined) take(event.dataTransfer.getData('text'))
        else void readFile(file)
      },
    },
  }
}
