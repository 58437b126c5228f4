/**
 * Replaces "phone" in sentences. They are written for a phone; on other devices "this phone" becomes "this device". Each language adds its
 * own words.
 */
const elsewhere: readonly (readonly [written: RegExp, said: string])[] = [
  [/\b(t)his phone\b/gi, '$1his device'],
  // German: "Handy" and "Gerät" are both neuter, so the rest of the sentence is unchanged.
  [/\b(diese[sm]) Handy(s?)\b/gi, '$1 Gerät$2'],
]

/** The server does not know the device, so its pages must not contain such a sentence (a test checks that). The default is "phone". */
let phone = true

/** A phone has a touch screen and is narrow in either orientation. A zoomed desktop window is not a phone. */
const MAX_PHONE_PX = 600

/** Detects whether the device is a phone. Called once, before the first render. */
export function nameDevice({ width, height }: Pick<Screen, 'width' | 'height'> = screen): void {
  phone = matchMedia('(pointer: coarse)').matches && Math.min(width, height) < MAX_PHONE_PX
}

/** A sentence with the right word for this device. */
export const forThisDevice = (message: string): string =>
  phone ? message : elsewhere.reduce((text, [written, said]) => text.replace(written, said), message)
