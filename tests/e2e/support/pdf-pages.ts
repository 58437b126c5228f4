import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page of a PDF: its size in points, and what stands on it, without blanks. */
export interface PdfPage {
  width: number
  height: number
  text: string
}

export async function pdfPages(file: Buffer): Promise<PdfPage[]> {
  const reading = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS })
  const document = await reading.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    pages.push({
      width,
      height,
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    })
  }
  await reading.destroy()
  return pages
}
