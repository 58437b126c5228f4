import { Trans } from '@lingui/react/macro'
import type { usePush } from '#app/hooks/use-push.ts'
import { translate } from '#app/i18n/language.ts'

/**
 * How it stands with messages on this device, in words: what is in the way, and what to do about it. Nothing where the switch says it all.
 */
export function PushWords({ type, busy, failure }: ReturnType<typeof usePush>) {
  if (busy) return <Trans>One moment…</Trans>
  if (type === 'unsupported') return <Trans>This browser cannot show messages of this shop. We mail you when it ships.</Trans>
  if (type === 'install-first')
    return <Trans>On an iPhone or iPad this works once the shop is on your home screen: Share, then “Add to Home Screen”.</Trans>
  if (type === 'refused')
    return <Trans>This browser was told not to show messages of this shop. Allow them in its settings for this site, then come back.</Trans>
  if (type === 'silent') return <Trans>The shop does not answer at the moment, so this cannot be changed now.</Trans>
  if (failure === 'dismissed') return <Trans>Not switched on: the browser’s question was closed without an answer.</Trans>
  if (failure === 'no-service')
    return <Trans>Not switched on: the message service of this browser does not answer. Try again later; we mail you in any case.</Trans>
  if (failure !== null) return translate(failure.message)
  return type === 'on' ? <Trans>This device is told.</Trans> : null
}
