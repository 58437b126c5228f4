import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import type { BoughtQuery } from '#app/state/orders/bought-parts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'
import { boughtPartsHref } from './bought-href.ts'

/** A search box for the bought parts: by part number in any spelling, or by name. */
export function BoughtSearch({ query }: { query: BoughtQuery }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(query.text)
  const id = useId()
  const look = (event: FormEvent) => {
    event.preventDefault()
    navigateTo(boughtPartsHref({ ...query, text: typed, pageNo: 1 }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have <search>
    <form role="search" aria-label={t`Parts you bought`} className={frameClass} onSubmit={look}>
      <label htmlFor={id} className={labelClass}>
        <Trans>Number or name</Trans>
      </label>
      <input
        id={id}
        type="search"
        className={field()}
        value={typed}
        maxLength={MAX_SEARCH_TEXT_CHARACTERS}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className={button()} aria-label={t`Search the parts you bought`}>
        <Icon name="search" />
      </button>
    </form>
  )
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '2',
  rowGap: '1',
  maxWidth: '[440px]',
})
const labelClass = css({ gridColumn: '[1 / -1]' })
