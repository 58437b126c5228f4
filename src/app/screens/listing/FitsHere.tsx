import { Trans, useLingui } from '@lingui/react/macro'
import { useFitsHere } from '#app/hooks/use-fits-here.ts'
import { SeenParts } from '#app/ui/part/SeenParts.tsx'
import { heading, message } from '#styled/recipes'

/** Without the shop: parts of this phone that fit the model, so that the way by vehicle leads somewhere. */
export function FitsHere({ modelid, model }: { modelid: string; model: string }) {
  const { t } = useLingui()
  const views = useFitsHere(modelid)
  if (views.length === 0) return null
  return (
    <section className={message().held}>
      <h2 className={heading({ level: 'section' })}>
        {model === '' ? <Trans>Parts on this phone that fit</Trans> : <Trans>Parts on this phone that fit the {model}</Trans>}
      </h2>
      <SeenParts views={views} label={t`Parts on this phone that fit`} />
    </section>
  )
}
