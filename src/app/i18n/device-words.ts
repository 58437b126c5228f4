/**
 * Rules that replace "phone" in sentences. Sentences are written for a phone; on other devices "this phone" becomes "this device". Each
 * language adds rules for its own words.
 */
const deviceWordRules: readonly (readonly [written: RegExp, said: string])[] = [
  [/\b(t)his phone\b/gi, '$1his device'],
  // German: "Handy" and "Gerät" are both neuter, so the rest of the sentence is unchanged.
  [/\b(diese[sm]) Handy(s?)\b/gi, '$1 Gerät$2'],
]

/**
 * Whether the device is a phone. The server does not know the device, so its pages must not contain a sentence with "this phone" (a test
 * checks that).
 */
let isPhoneDevice = true

/** The narrower side of a phone's screen is at most this wide. A zoomed desktop window is not a phone, so its size does not matter. */
const MAX_PHONE_SCREEN_WIDTH_PX = 600

/** Detects whether the device is a phone, so that sentences name it correctly. Called once, before the first render. */
export function detectDevice({ width, height }: Pick<Screen, 'width' | 'height'> = screen): void {
  isPhoneDevice = matchMedia('(pointer: coarse)').matches && Math.min(width, height) < MAX_PHONE_SCREEN_WIDTH_PX
}

/** Returns a sentence with the right word for this device. */
export const adaptToDevice = (message: string): string =>
  isPhoneDevice ? message : deviceWordRules.reduce((text, [written, said]) => text.replace(written, said), message)
