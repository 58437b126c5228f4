import { sql } from 'kysely'
import type { TenantConfig } from '#contract/config.ts'
import type { CommandContext } from '#server/cli/command.ts'
import { findTenant } from '#server/cli/find.ts'
import { formatUnsoldGroups, readUnsoldParts } from '#server/cli/unsold-parts.ts'
import { isLocalNetworkHost, isLoopbackHost } from '#server/kernel/host-names.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { type Tenant, tenantConfig } from '#server/kernel/tenants.ts'
import { type OrderTerms, readOrderTerms } from '#server/orders/terms.ts'
import { readAllPageTexts } from '#server/pages/pages.ts'
import { checkHostReachesShop } from './ask-host.ts'
import { legalPagesOf } from './legal-pages.ts'
import { sendTestMail } from './send-test-mail.ts'

/** The state of a checked item. `missing`: needed before the first order. `warning`: should be checked. */
export type CheckState = 'ok' | 'warning' | 'missing'

export interface CheckedItem {
  matter: string
  state: CheckState
  says: string
  /** The command or step that solves the problem. Empty if there is no problem. */
  mend: string
}

export interface CheckOptions {
  /** Recipient of the test mail. Undefined: the shop's own address. False: no mail is sent. */
  mailTo: string | false | undefined
}

const passedCheck = (matter: string, says: string): CheckedItem => ({ matter, state: 'ok', says, mend: '' })
const warningCheck = (matter: string, says: string, mend: string): CheckedItem => ({ matter, state: 'warning', says, mend })
const missingCheck = (matter: string, says: string, mend: string): CheckedItem => ({ matter, state: 'missing', says, mend })

/** Checks everything that a shop needs before its first order. It changes nothing, but sends one test mail. */
export async function checkShop(command: CommandContext, id: string, options: CheckOptions): Promise<CheckedItem[]> {
  const tenant = await findTenant(command, id)
  const [config, terms] = [tenantConfig(tenant), await readOrderTerms(command.db, id)]
  return [
    ...(await checkHosts(command, tenant)),
    checkPublicUrl(command, tenant),
    ...checkContacts(config),
    checkTimeZone(tenant),
    await checkMail(command, config, options),
    ...checkPayments(command, terms),
    checkDeliveries(terms),
    checkTaxes(terms),
    await checkLegalPages(command, id, terms),
    ...(await checkCatalogue(command, tenant)),
    await checkOfflinePack(command, id),
    warningCheck('backups', 'A backup is made when you make one.', 'Daily, say by cron: npm run shop -- backup /safe/place/shop.backup'),
  ]
}

const SHOP_FILE_HINT = 'in shop.json, then: npm run shop -- open --file shop.json'

async function checkHosts({ serverSettings }: CommandContext, { id, hosts, is_default }: Tenant): Promise<CheckedItem[]> {
  if (!serverSettings) return [warningCheck('host', 'It is not known where the server is reached.', 'Run this beside the running shop.')]
  const asked: (string | undefined)[] = hosts.length > 0 ? hosts : [undefined]
  const answers = await Promise.all(
    asked.map(async (host) => [host, await checkHostReachesShop(serverSettings.baseUrl, host, id)] as const),
  )
  return answers.map(([host, answer]) => {
    if (answer.type === 'wrong') return missingCheck('host', answer.problem, answer.remedy)
    return passedCheck(
      'host',
      `${host ?? serverSettings.baseUrl} answers with this shop${host === undefined && is_default ? ', as any other name does' : ''}.`,
    )
  })
}

function checkPublicUrl({ serverSettings }: CommandContext, { hosts: [host] }: Tenant): CheckedItem {
  if (!serverSettings) return warningCheck('PUBLIC_URL', 'It is not known.', 'Run this beside the running shop.')
  const { baseUrl, hasPublicUrl } = serverSettings
  const url = new URL(baseUrl)
  if (host !== undefined) url.hostname = host
  const isOurs = isLoopbackHost(url.hostname) || isLocalNetworkHost(url.hostname)
  const mend = `Start the shop with PUBLIC_URL=https://${isOurs ? 'parts.example.com' : url.hostname}`
  if (!hasPublicUrl) return warningCheck('PUBLIC_URL', `It is not set: links in mails lead to ${url.origin}.`, mend)
  if (isOurs) return warningCheck('PUBLIC_URL', `Links in mails lead to ${url.origin}, which only your own network reaches.`, mend)
  return url.protocol === 'https:'
    ? passedCheck('PUBLIC_URL', url.origin)
    : warningCheck('PUBLIC_URL', `${url.origin} is not encrypted: browsers warn, and the shop cannot be installed.`, mend)
}

function checkContacts({ email, phone, address }: TenantConfig): CheckedItem[] {
  const lacks = [...(phone ? [] : ['telephone']), ...(address ? [] : ['address'])]
  return [
    email
      ? passedCheck('e-mail', email)
      : missingCheck('e-mail', 'The shop has no address of its own, from which it writes.', `"contact": { "email": … } ${SHOP_FILE_HINT}`),
    lacks.length === 0
      ? passedCheck('contact', `${phone}, ${address}`)
      : warningCheck('contact', `Customers find no ${lacks.join(' and no ')}.`, `"contact" ${SHOP_FILE_HINT}`),
  ]
}

function checkTimeZone({ time_zone: zone }: Tenant): CheckedItem {
  if (zone !== 'UTC') return passedCheck('time zone', `Days of offers, coupons and statistics are those of ${zone}.`)
  return warningCheck(
    'time zone',
    'Days of offers, coupons and statistics are those of UTC.',
    `"timeZone": "America/Chicago" ${SHOP_FILE_HINT}`,
  )
}

async function checkMail({ serverSettings, clock }: CommandContext, config: TenantConfig, { mailTo }: CheckOptions): Promise<CheckedItem> {
  const set = 'Start the shop with SMTP_URL=smtp://user:password@mail.example.com:587'
  if (!serverSettings?.smtpUrl) return missingCheck('mail', 'SMTP_URL is not set: mails are kept, and no customer gets one.', set)
  const from = serverSettings.mailFrom ?? config.email
  if (!from) return missingCheck('mail', 'There is no sender.', `"contact": { "email": … } ${SHOP_FILE_HINT}`)
  if (mailTo === false) return passedCheck('mail', `From ${from}; no test mail was sent.`)
  const to = mailTo ?? config.email
  const answer = await sendTestMail(serverSettings, config, to, clock.now())
  if (answer.type === 'refused') return missingCheck('mail', answer.problem, answer.remedy)
  return passedCheck('mail', `The mail server took a test mail from ${from} to ${to}. Look whether it came.`)
}

function checkPayments({ serverSettings }: CommandContext, terms: OrderTerms): CheckedItem[] {
  const taken = terms.payments ?? ['invoice', 'collection', ...(serverSettings?.canAcceptCardPayments ? (['card'] as const) : [])]
  const cards = serverSettings?.canAcceptCardPayments ?? false
  const usable = taken.filter((method) => method !== 'card' || cards)
  const matters: CheckedItem[] = []
  if (taken.includes('card') && !cards)
    matters.push(
      (usable.length === 0 ? missingCheck : warningCheck)(
        'cards',
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: no card is taken.',
        'Start the shop with both, from dashboard.stripe.com; its webhook leads to PUBLIC_URL/pay/stripe/webhook.',
      ),
    )
  if (taken.includes('invoice') && terms.bank.length === 0)
    matters.push(
      missingCheck(
        'bank',
        'Customers pay by bank transfer and are not told where to.',
        `"bank": ["Name", "IBAN or routing and account"] ${SHOP_FILE_HINT}`,
      ),
    )
  const pickUp = terms.deliveries.some(({ id }) => id === 'collection')
  if (taken.includes('collection') && !pickUp)
    matters.push(
      warningCheck(
        'counter',
        'Paying at the counter is offered, and nothing can be picked up there.',
        `"counter": { "hint": … } ${SHOP_FILE_HINT}`,
      ),
    )
  if (usable.length > 0) matters.push(passedCheck('payments', `${usable.join(', ')}, in US dollars`))
  return matters
}

function checkDeliveries({ deliveries, counter: { country } }: OrderTerms): CheckedItem {
  const sent = deliveries.filter(({ id, countries }) => id !== 'collection' && countries.some((one) => one === country || one === '*'))
  if (sent.length > 0) return passedCheck('delivery', `${sent.map(({ id }) => id).join(', ')} to ${country}`)
  const mend = `"deliveries": [{ "method": "standard", "countries": ["${country}"], "steps": [{ "upToKg": 5, "price": 9.95 }], "days": [2, 4] }] ${SHOP_FILE_HINT}`
  if (deliveries.length > 0 && deliveries.every(({ id }) => id === 'collection'))
    return missingCheck('delivery', 'Goods can only be picked up.', mend)
  return missingCheck('delivery', `Nothing is sent to ${country}, the shop’s own country.`, mend)
}

function checkTaxes({ taxes, sellerTaxId, counter: { country } }: OrderTerms): CheckedItem {
  const mend = `"taxes": [{ "country": "${country}", "name": "…", "rate": … }] ${SHOP_FILE_HINT}`
  if (!taxes.some((rule) => rule.country === country))
    return warningCheck('taxes', `No tax is added in ${country}. That is right only where the shop owes none.`, mend)
  if (sellerTaxId === '') return warningCheck('taxes', 'Invoices do not name the shop’s tax number.', `"taxId" ${SHOP_FILE_HINT}`)
  return passedCheck(
    'taxes',
    taxes.map(({ country: where, region, rate }) => `${[where, region].filter(Boolean).join(' ')} ${rate / 1000} %`).join(', '),
  )
}

async function checkLegalPages({ db }: CommandContext, id: string, { counter: { country } }: OrderTerms): Promise<CheckedItem> {
  const texts = await readAllPageTexts(db, id)
  const needed = legalPagesOf(country)
  const has = (slug: string, own: boolean) => texts.some((text) => text.slug === slug && (!own || text.changedAt !== null))
  const none = needed.filter(({ slug }) => !has(slug, false))
  const shipped = needed.filter(({ slug }) => has(slug, false) && !has(slug, true))
  const set = (slug: string) => `npm run shop -- pages set ${slug} --file ${slug}.md --tenant ${id}`
  const [first] = none
  if (first)
    return missingCheck(
      'legal pages',
      `A shop in ${country} also needs ${none.map(({ slug, description }) => `${slug} (${description})`).join(', ')}.`,
      set(first.slug),
    )
  const [text] = shipped
  if (text)
    return warningCheck(
      'legal pages',
      `As they came with the shop: ${shipped.map(({ slug }) => slug).join(', ')}. Have them read by a lawyer.`,
      set(text.slug),
    )
  return passedCheck('legal pages', needed.map(({ slug }) => slug).join(', '))
}

async function checkCatalogue({ db, clock }: CommandContext, tenant: Tenant): Promise<CheckedItem[]> {
  const { id } = tenant
  const { rows } = await sql<{ parts: number; free: number; homeless: number; categories: number }>`
    select count(*)::int as parts,
      (count(*) filter (where price = 0))::int as free,
      (count(*) filter (where not exists (
        select from category where category.tenant_id = part.tenant_id and category.id = part.category_id)))::int as homeless,
      (select count(*)::int from category where tenant_id = ${id}) as categories
    from part where tenant_id = ${id}`.execute(db)
  const { parts = 0, free = 0, homeless = 0, categories = 0 } = rows[0] ?? {}
  const unsold = await readUnsoldParts(db, id, { soldOutRule: tenantConfig(tenant).soldOut, today: shopTodayOf({ tenant, clock }).today })
  const sold = parts - unsold.reduce((sum, one) => sum + one.count, 0)
  const load = `npm run shop -- import parts parts.csv --tenant ${id}`
  const count = (number: number, one: string, many: string) => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
  return [
    parts === 0
      ? missingCheck('parts', 'There is no part.', load)
      : sold === 0
        ? missingCheck(
            'parts',
            `None of ${count(parts, 'part', 'parts')} can be bought. ${formatUnsoldGroups(unsold)}`,
            `npm run shop -- parts stock set CODE 10 --tenant ${id}`,
          )
        : unsold.length > 0
          ? {
              ...passedCheck(
                'parts',
                `${count(sold, 'part', 'parts')} of ${parts.toLocaleString('en-US')} can be bought. ${formatUnsoldGroups(unsold)}`,
              ),
              mend: `All of them: npm run shop -- parts list --unsold --tenant ${id}`,
            }
          : passedCheck('parts', `${count(sold, 'part', 'parts')} of ${parts.toLocaleString('en-US')} can be bought.`),
    ...(free > 0
      ? [
          warningCheck(
            'prices',
            `${count(free, 'part costs', 'parts cost')} nothing: ${free === 1 ? 'it is' : 'they are'} given away.`,
            `npm run shop -- parts price CODE 19.90 --tenant ${id}`,
          ),
        ]
      : []),
    categories === 0
      ? warningCheck(
          'categories',
          'There is no category: parts are found by searching alone.',
          `npm run shop -- import categories categories.csv --tenant ${id}`,
        )
      : homeless > 0
        ? warningCheck(
            'categories',
            `${count(homeless, 'part is', 'parts are')} in no category that there is.`,
            `npm run shop -- import categories categories.csv --tenant ${id}`,
          )
        : passedCheck('categories', count(categories, 'category', 'categories')),
    passedCheck('pictures', 'Parts without pictures of their own are drawn from their data.'),
  ]
}

async function checkOfflinePack({ db }: CommandContext, id: string): Promise<CheckedItem> {
  const key = await db.selectFrom('pack_key').select('tenant_id').where('tenant_id', '=', id).executeTakeFirst()
  return key
    ? passedCheck('packs', 'The key that signs the catalogue for devices is there.')
    : warningCheck('packs', 'There is no key to sign the catalogue for devices.', `npm run shop -- packs make --tenant ${id}`)
}
