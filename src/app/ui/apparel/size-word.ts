import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The size name of goods with only one size in the demo shops. */
const ONE_SIZE = 'One size'

/** A size as on its label; "one size" is translated. */
export const sizeWord = (i18n: I18n, size: string): string => (size === ONE_SIZE ? i18n._(msg`One size`) : size)
