import type { I18n } from '@lingui/core'
import { colours, isColour } from '#contract/apparel/colours.ts'

/** Returns the translated name of a colour. The name of a colour that only this shop has is returned unchanged. */
export const translateColour = (i18n: I18n, name: string): string =>
  isColour(name) ? i18n._(colours[name].label, undefined, { message: colours[name].label }) : name
