/** How long the object URL of a file is kept, because the browser reads the file only after the click. */
const REVOKE_DELAY_MS = 60 * 1000

/** Hands a text or a file to the browser, which saves it among the downloads. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
