import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the demo shops call a thing that comes in one size. */
const ONE_SIZE = 'One size'

/** A size as it is printed on its label; one size in the language of the shop. */
export const sizeWord = (i18n: I18n, size: string): string => (size === ONE_SIZE ? i18n._(msg`One size`) : size)
