import type { I18n } from '@lingui/core'
import { colours, isColour } from '#contract/apparel/colours.ts'

/** A colour in the language of the shop; one of the shop's own as it says it. */
export const colourWord = (i18n: I18n, name: string): string =>
  isColour(name) ? i18n._(colours[name].label, undefined, { message: colours[name].label }) : name
