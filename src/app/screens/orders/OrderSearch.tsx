import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import type { OrdersQuery } from '#app/state/orders/order-filter.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'
import { ordersHref } from './orders-query.ts'

/** A search box for orders: by number, part or job. An empty text shows all orders. */
export function OrderSearch({ query }: { query: OrdersQuery }) {
  const { t } = useLingui()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    navigateTo(ordersHref({ tab: query.tab, text: String(typed ?? '').trim(), pageNo: 1 }))
  }
  return (
    <search aria-label={t`Your Orders`}>
      <form className={frameClass} onSubmit={submit}>
        <input
          type="search"
          name="q"
          className={field()}
          defaultValue={query.text}
          maxLength={MAX_SEARCH_TEXT_CHARACTERS}
          placeholder={t`Order number, part or job`}
          aria-label={t`Order number, part or job`}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={button()}>
          <Icon name="search" />
          <Trans>Find</Trans>
        </button>
      </form>
    </search>
  )
}

const frameClass = css({ display: 'flex', gap: '2', minWidth: '0' })
