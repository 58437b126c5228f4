import * as v from 'valibot'

const HexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))
const AccentColours = v.object({ light: HexColour, onLight: HexColour })

/** A shop's accent colour and the colour of text on it. */
export interface LetterColours {
  accent: string
  onAccent: string
}

export const defaultLetterColours: LetterColours = { accent: '#1b1b1b', onAccent: '#ffffff' }

/** Returns the colours of a tenant's mails. Only valid colours are put into styles. */
export function letterColoursOf({ branding }: { branding: Record<string, unknown> }): LetterColours {
  const read = v.safeParse(AccentColours, branding['accent'])
  return read.success ? { accent: read.output.light, onAccent: read.output.onLight } : defaultLetterColours
}
