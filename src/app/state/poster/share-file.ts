/** Whether this browser hands pictures on to other apps (Web Share). */
export const canSharePictures = (): boolean => navigator.canShare?.({ files: [new File([], 'poster.png', { type: 'image/png' })] }) === true

/** Opens the system's share sheet and says whether it could. Closing it without choosing is the person's choice and no failure. */
export async function shareFile(file: File, { title, url }: { title: string; url: string }): Promise<boolean> {
  const whole = { files: [file], title, url }
  // Some take a file alone only.
  return navigator.share(navigator.canShare(whole) ? whole : { files: [file] }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}
