/** Whether this browser can share pictures (Web Share). */
export const canSharePictures = (): boolean => navigator.canShare?.({ files: [new File([], 'poster.png', { type: 'image/png' })] }) === true

/** Opens the share sheet and returns whether that was possible. Closing it is not an error. */
export async function shareFile(file: File, { title, url }: { title: string; url: string }): Promise<boolean> {
  const whole = { files: [file], title, url }
  // Some browsers only accept a file alone.
  return navigator.share(navigator.canShare(whole) ? whole : { files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
