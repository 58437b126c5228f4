import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { go } from '#app/hooks/navigation.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { linkRow } from '#app/ui/form/fields.ts'
import { href } from '#contract/addresses.ts'
import { chip } from '#styled/recipes'
import { FromList } from './FromList.tsx'
import { FromMarked } from './FromMarked.tsx'
import { FromOrder } from './FromOrder.tsx'

/** `/download?as=labels`: labels for a list of numbers, for favourites, or with `order=` for an order. */
export function LabelsView({ order, mcode }: { order: string | undefined; mcode: string | undefined }) {
  const { t } = useLingui()
  const [from, setFrom] = useState<'list' | 'marked'>('list')
  useTitle(t`Labels`)
  const choose = (chosen: 'list' | 'marked') => {
    setFrom(chosen)
    if (order !== undefined) go(href('download', { as: 'labels' }), { replace: true })
  }
  const is = (one: 'list' | 'marked') => order === undefined && from === one
  return (
    <FormPage wide title={<Trans>Labels</Trans>}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a form that is none */}
      <div role="group" aria-label={t`Labels of what`} className={linkRow} data-no-print>
        <button type="button" className={chip()} aria-pressed={is('list')} onClick={() => choose('list')}>
          <Trans>A list of numbers</Trans>
        </button>
        <button type="button" className={chip()} aria-pressed={is('marked')} onClick={() => choose('marked')}>
          <Trans>Your favorites</Trans>
        </button>
        {order === undefined ? null : (
          <button type="button" className={chip()} aria-pressed="true">
            <Trans>An order</Trans>
          </button>
        )}
      </div>
      {order !== undefined ? <FromOrder id={order} /> : from === 'list' ? <FromList mcode={mcode} /> : <FromMarked />}
    </FormPage>
  )
}
