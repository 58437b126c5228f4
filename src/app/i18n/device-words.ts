/**
 * What the sentences call the device that they stand on. They are written for the phone in a mechanic's hand; everywhere else "this phone"
 * would be wrong, and "this device" is right. Each language adds the words that it uses.
 */
const elsewhere: readonly (readonly [written: RegExp, said: string])[] = [
  [/\b(t)his phone\b/gi, '$1his device'],
  // German: a Handy is as neuter as a Gerät, so nothing else in the sentence changes.
  [/\b(diese[sm]) Handy(s?)\b/gi, '$1 Gerät$2'],
]

/** The server does not know, and no page of it says so (a test holds it to that): as the sentences are written, until the device is known. */
let phone = true

/** A phone is used by a finger, and is narrow, however it is held. A desk that is zoomed in stays a desk. */
const MAX_PHONE_PX = 600

/** Looks what the page stands on. Called once, before the first render. */
export function nameDevice({ width, height }: Pick<Screen, 'width' | 'height'> = screen): void {
  phone = matchMedia('(pointer: coarse)').matches && Math.min(width, height) < MAX_PHONE_PX
}

/** A sentence with the right word for this device. */
export const forThisDevice = (message: string): string =>
  phone ? message : elsewhere.reduce((text, [written, said]) => text.replace(written, said), message)
