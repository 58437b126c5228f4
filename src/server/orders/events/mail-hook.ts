import { jobQuantitiesAfterChange } from '#contract/jobs/shares.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { returnTerms } from '#contract/orders/returns/terms.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import type { Dollars } from '#server/db/tables.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { localeOfLanguage } from '#server/kernel/language.ts'
import { loadNameTranslations, type NameTranslationContext } from '#server/kernel/names.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { translateText } from '#server/kernel/words.ts'
import { letterLanguageOf } from '#server/mail/letters/letter.ts'
import type { LetterRow } from '#server/mail/letters/letter-table.ts'
import type { OrderLetterData } from '#server/mail/letters/order/news.ts'
import { createOrderLetter } from '#server/mail/letters/order/order-letter.ts'
import { rowsByJob } from '#server/mail/letters/order/rows-by-job.ts'
import { MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/post.ts'
import { openAmountCents } from '#server/orders/order-of.ts'
import { type OrderLineRecord, type OrderWithDetails, readOrderWithDetails } from '#server/orders/order-rows.ts'
import { type OrderTerms, readOrderTerms } from '#server/orders/terms.ts'
import type { OrderHook } from './hooks.ts'
import { orderLetterEventFor } from './mail-for-event.ts'

/** Mails the customer about each step of an order. After the account was deleted, no mails are sent. */
export const orderMailHook: OrderHook = {
  name: 'mail',
  handle: async (context, { tenant, orderId, accountId, email, language, event }) => {
    const { db } = context
    const order = await db
      .selectFrom('shop_order')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', orderId)
      .executeTakeFirst()
    if (!order || email === '' || accountId === null) return null
    const whole = withCustomerPartNames(await readOrderWithDetails({ db, tenantId: tenant.id }, order))
    const news = orderLetterEventFor(event, whole)
    if (news === null) return null
    const owner = await db
      .selectFrom('account')
      .select('realname')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', accountId)
      // The account is locked, so that its deletion waits for this mail and then deletes it too.
      .forKeyShare()
      .executeTakeFirst()
    if (!owner) return null
    const phone = tenant.branding['phone']
    const terms = await readOrderTerms(db, tenant.id)
    const facts = orderLetterDataOf(whole, terms, {
      returnAddress: [tenant.name, tenantConfig(tenant).address].filter((part) => part !== '').join(', '),
      counterAddress: await readCounterHint({ db, tenantId: tenant.id }, language, terms),
      shop: tenant.name,
      phone: typeof phone === 'string' ? phone : '',
      language,
    })
    const address = `${context.publicUrl(tenant)}${localizedTenantPath(tenant, language, '/order/orderInfo')}?${new URLSearchParams({ id: orderId }).toString()}`
    const letter = createOrderLetter(facts, news, { realname: owner.realname, language, orderUrl: address })
    await queueMail({ ...context, tenant }, email, letter, new Date(Date.parse(event.at) + MAIL_VALIDITY_MS))
    return null
  },
}

/** Returns the order with part names for mails. These names include the deciding attributes, which distinguish sizes and similar units. */
const withCustomerPartNames = (whole: OrderWithDetails): OrderWithDetails => ({
  ...whole,
  lines: whole.lines.map((line) => ({ ...line, name: [line.name, line.spec_name].filter(Boolean).join(', ') })),
})

const formattedDollars = (text: Dollars): string => formatDollars(centsOfText(text))
const dollarsUnlessZero = (text: Dollars): string => (centsOfText(text) === 0 ? '' : formattedDollars(text))

/** Returns an order line, without cancelled units, in the form that the contract's rule for grouping by job needs. */
function letterLineOf({ qty: ordered, cancelled, name, mcode, unit_price, amount, core_charge, core_amount, jobs }: OrderLineRecord) {
  const qty = ordered - cancelled
  const some = (text: Dollars) => dollarsOf(centsOfText(text) * qty)
  return {
    ...{ qty, name, mcode, unitPrice: dollarsOfText(unit_price), coreCharge: dollarsOfText(core_charge) },
    ...(cancelled === 0
      ? { jobs, amount: dollarsOfText(amount), coreAmount: dollarsOfText(core_amount) }
      : { jobs: jobQuantitiesAfterChange({ qty: ordered, jobs }, qty), amount: some(unit_price), coreAmount: some(core_charge) }),
  }
}

/** Returns the counter's address and opening hours in a language. */
async function readCounterHint(
  ask: Pick<NameTranslationContext, 'db' | 'tenantId'>,
  language: string,
  { counter: { hint } }: OrderTerms,
): Promise<string> {
  const locale = localeOfLanguage(language)
  return (await loadNameTranslations({ ...ask, locale, catalogueVersion: null }, [hint]))(hint)
}

interface LetterShopData {
  returnAddress: string
  counterAddress: string
  shop: string
  phone: string
  language: string
}

/** Returns the data of an order for its mails. Prices are formatted as in the shop, and days in the customer's language. */
function orderLetterDataOf(
  { order, lines, cores }: OrderWithDetails,
  terms: OrderTerms,
  { counterAddress, returnAddress, shop, phone, language }: LetterShopData,
): OrderLetterData {
  const tag = { en: 'en-US', de: 'de-DE' }[letterLanguageOf(language)]
  const day = (text: string): string => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
  const about = (text: string) => ({ en: `about ${text}`, de: `um den ${text}` })[letterLanguageOf(language)]
  const onBackOrder = (pieces: string, mcode: string) =>
    ({ en: `On back-order: ${pieces} of ${mcode}`, de: `Im Rückstand: ${pieces} von ${mcode}` })[letterLanguageOf(language)]
  const due = openAmountCents(order)
  const owed = cores.filter(({ state }) => state === 'due')
  const { name, company, lines: streets, city, region, postcode, country } = order.ship_to
  return {
    shop,
    phone,
    number: order.number,
    delivery: translateText(letterLanguageOf(language), order.delivery_name),
    jobName: order.job_name,
    purchaseOrder: order.purchase_order,
    lines: rowsByJob(
      lines.map(letterLineOf).filter(({ qty }) => qty > 0),
      language,
    ),
    parts: lines.map(({ mcode, name, qty, cancelled }) => ({ mcode, name, qty: qty - cancelled })).filter(({ qty }) => qty > 0),
    sums: {
      goods: formattedDollars(order.goods),
      shipping: formattedDollars(order.shipping),
      total: formattedDollars(order.total),
      taxName: order.tax_name,
      discounts: order.discounts.map(({ source, code, name, amount }) => ({ source, code, name, amount: `-${formattedDollars(amount)}` })),
      tax: dollarsUnlessZero(order.tax),
      coreCharges: dollarsUnlessZero(order.core_charges),
    },
    expectedDays: [day(order.expected_from), day(order.expected_to)],
    secondParcelDays: order.rest_from === null || order.rest_to === null ? null : [day(order.rest_from), day(order.rest_to)],
    backOrderRows: lines.flatMap(({ mcode, later_qty, later_on }): LetterRow[] =>
      later_on === null ? [] : [[onBackOrder(`${later_qty}`, mcode), about(day(later_on))]],
    ),
    shipTo: [name, company, ...streets, `${city} ${region} ${postcode}`, country].filter((part) => part.trim() !== '').join(', '),
    isCollected: order.delivery === 'collection',
    payment: order.payment,
    hasPayment: centsOfText(order.paid) > 0,
    openAmount: due === 0 ? '' : formatDollars(due),
    dueOn: order.due_on === null ? '' : day(order.due_on),
    bankDetails: terms.bank,
    counterAddress,
    returnAddress,
    returnDays: returnTerms.windowDays,
    owedCores:
      owed.length === 0
        ? null
        : {
            pieces: owed.reduce((sum, { qty }) => sum + qty, 0),
            deposit: formatDollars(owed.reduce((sum, { deposit }) => sum + centsOfText(deposit), 0)),
            dueDay: day(owed[0]?.due_on ?? ''),
          },
  }
}
