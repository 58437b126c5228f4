/** Whether this browser can share pictures (Web Share). */
export const canSharePictures = (): boolean => navigator.canShare?.({ files: [new File([], 'poster.png', { type: 'image/png' })] }) === true

/** Opens the system's share sheet with a file. Returns whether that was possible. Closing the sheet is no error. */
export async function shareFile(file: File, { title, url }: { title: string; url: string }): Promise<boolean> {
  const whole = { files: [file], title, url }
  // Some browsers accept a file only without title and URL.
  return navigator.share(navigator.canShare(whole) ? whole : { files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
