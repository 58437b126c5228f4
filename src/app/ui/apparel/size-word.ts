import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The name of the size of goods that exist in one size only, as the demo shops write it. */
const ONE_SIZE_NAME = 'One size'

/** Returns a size as it is on the label; only "One size" is translated. */
export const translateSize = (i18n: I18n, size: string): string => (size === ONE_SIZE_NAME ? i18n._(msg`One size`) : size)
