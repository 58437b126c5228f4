import { Trans as LinguiTrans, type TransProps, useLingui } from '@lingui/react'

/**
 * What the macro `<Trans>` becomes (`lingui.runtimeConfigModule` in package.json). Most sentences hold no elements, and are rendered here as
 * plain text. Lingui's component renders three components for each sentence, which took a tenth of the time of a page.
 */
export function Trans(props: TransProps) {
  const { i18n } = useLingui()
  const { id, message, values, components } = props
  if (components !== undefined || (values !== undefined && !Object.values(values).every(isText))) return <LinguiTrans {...props} />
  return i18n._(id, values, message === undefined ? undefined : { message })
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
