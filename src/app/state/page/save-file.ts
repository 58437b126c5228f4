/** The browser reads the file after the click, so its object URL must live this long. */
const ADDRESS_KEPT_MS = 60 * 1000

/** Passes a text or a file to the browser's downloads. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS)
}
