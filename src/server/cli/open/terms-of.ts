import { deliveryTexts } from '#contract/checkout/checkout.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { DeliveryRate, OrderTerms } from '#server/orders/terms.ts'
import { type ShopFile, shippingStepOf } from './shop-file.ts'

type ShopFileTerms = Pick<
  ShopFile,
  'country' | 'taxes' | 'deliveries' | 'counter' | 'orderPrefix' | 'payments' | 'invoiceDays' | 'bank' | 'taxId'
>

/** Merges the terms of sale from a file into a shop's terms. Terms that the file lacks stay unchanged. */
export function mergeTerms(before: OrderTerms, said: ShopFileTerms): OrderTerms {
  const country = said.country ?? before.counter.country
  const counter = said.counter === undefined || said.counter === false ? before.counter : { region: '', hint: '', ...said.counter }
  const { payments = before.payments } = said
  return {
    orderPrefix: said.orderPrefix ?? before.orderPrefix,
    deliveries: mergeDeliveries(before, said),
    taxes:
      said.taxes?.map(({ region = '', rate, onShipping = false, onCores = false, exemptWithVatId = false, ...tax }) => {
        return { ...tax, region, rate: Math.round(rate * 1000), onShipping, onCores, exemptWithVatId }
      }) ?? before.taxes,
    counter: { country, region: counter.region ?? '', hint: counter.hint ?? '' },
    invoiceDays: said.invoiceDays ?? before.invoiceDays,
    ...(payments && { payments }),
    bank: said.bank ?? before.bank,
    sellerTaxId: said.taxId ?? before.sellerTaxId,
  }
}

function mergeDeliveries(before: OrderTerms, { deliveries, counter }: ShopFileTerms): DeliveryRate[] {
  const sent = deliveries?.map(({ method, name, countries, steps, freeFrom, days, hint }): DeliveryRate => {
    const [least, most] = days
    return {
      id: method,
      name: name ?? deliveryTexts[method],
      countries,
      steps: steps.map(shippingStepOf),
      freeFromCents: freeFrom === undefined || freeFrom === null ? null : Math.round(freeFrom * 100),
      days: [least, most],
      hint: hint ?? '',
    }
  })
  const isPickUp = ({ id }: DeliveryRate) => id === 'collection'
  const kept = before.deliveries.filter(isPickUp)
  const pickUp = counter === undefined ? kept : counter === false ? [] : [{ ...(kept[0] ?? counterDelivery), hint: counter.hint ?? '' }]
  return [...(sent ?? before.deliveries.filter((row) => !isPickUp(row))), ...pickUp]
}

const counterDelivery: DeliveryRate = {
  id: 'collection',
  name: deliveryTexts.collection,
  countries: ['*'],
  freeFromCents: null,
  days: [0, 1],
  hint: '',
  steps: [{ upToGrams: 1_000_000_000, cents: 0 }],
}

/** Returns a shop's terms of sale in the format of a file. `terms show` prints this format and `terms set` reads it. */
export function shopFileTermsOf({
  orderPrefix,
  deliveries,
  taxes,
  counter,
  invoiceDays,
  payments,
  bank,
  sellerTaxId,
}: OrderTerms): ShopFileTerms {
  const pickUp = deliveries.some(({ id }) => id === 'collection')
  return {
    country: counter.country,
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: rate / 1000 })),
    deliveries: deliveries.flatMap(({ id, name, countries, steps, freeFromCents, days: [least, most], hint }) => {
      if (id === 'collection') return []
      return [
        {
          method: id,
          name,
          countries,
          steps: steps.map(({ upToGrams, cents }) => ({ upToKg: upToGrams / 1000, price: cents / 100 })),
          freeFrom: freeFromCents === null ? null : freeFromCents / 100,
          days: [least, most] as [number, number],
          hint,
        },
      ]
    }),
    counter: pickUp && { region: counter.region, hint: counter.hint },
    orderPrefix,
    ...(payments && { payments }),
    invoiceDays,
    bank,
    taxId: sellerTaxId,
  }
}

const kilogramsText = (grams: number) => `${(grams / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })} kg`

/** Returns names and values of terms of sale as text, to show an operator what changed. */
export function describeTerms(terms: OrderTerms): Record<string, string> {
  const rows = terms.deliveries.map(({ id, name, countries, steps, freeFromCents, days }) => [
    id === 'collection' ? 'picked up' : `delivery ${id}${name === deliveryTexts[id] ? '' : ` (${name})`} to ${countries.join(', ')}`,
    [
      ...(id === 'collection'
        ? ['at the counter']
        : steps.slice(0, 6).map(({ upToGrams, cents }) => `up to ${kilogramsText(upToGrams)} ${formatDollars(cents)}`)),
      ...(freeFromCents === null ? [] : [`free from ${formatDollars(freeFromCents)}`]),
      `${days.join(' to ')} days`,
    ].join(', '),
  ])
  const taxes = terms.taxes.map(({ country, region, name, rate, onShipping, onCores, exemptWithVatId }) => [
    `tax in ${country}${region && ` ${region}`}`,
    [
      `${rate / 1000} % ${name}`,
      ...(onShipping ? ['on shipping'] : []),
      ...(onCores ? ['on deposits'] : []),
      ...(exemptWithVatId ? ['not with a VAT number'] : []),
    ].join(', '),
  ])
  return {
    country: terms.counter.country,
    ...Object.fromEntries([...rows, ...taxes]),
    'counter in': terms.counter.region,
    'counter is': terms.counter.hint,
    'order numbers': `${terms.orderPrefix}-…`,
    'paid by': terms.payments?.join(', ') ?? 'all that the server has',
    'invoice days': String(terms.invoiceDays),
    bank: terms.bank.join(' · '),
    'tax number': terms.sellerTaxId,
  }
}
