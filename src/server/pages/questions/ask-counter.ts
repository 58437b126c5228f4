import * as v from 'valibot'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { questionNumber } from '#contract/pages/questions.ts'
import { href, searchHref } from '#contract/routes/addresses.ts'
import type { AccountAsk } from '#server/account/ask.ts'
import { demandWork } from '#server/account/captcha/captcha.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { pathIn } from '#server/kernel/address-in.ts'
import { nowOf } from '#server/kernel/ask.ts'
import { emailKey } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { questionLetter, receiptLetter } from '#server/mail/letters/question.ts'
import { MAIL_GOOD_MS } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/post.ts'
import { photoName, photoOf } from './photo.ts'
import { nextNumber, numberOfKey, putQuestion } from './queries.ts'

type Input = ParsedOf<'askCounter'>

const MANY_PHOTOS = /*i18n*/ 'Very many photos came from here today. Ask without photos, and send them by mail.'

/**
 * Stores a customer's question to the counter, mails it to the shop with its photos, and mails a receipt to the customer, in one
 * transaction. A repeated call with the same key returns the number of the first question. Guests must solve a proof of work. Throws
 * `too-often` above the rate limits.
 */
export async function askCounter(ask: AccountAsk, input: Input): Promise<ResultOf<'askCounter'>> {
  const own = { db: ask.db, tenantId: ask.tenant.id }
  const before = await numberOfKey(own, input.key)
  if (before !== undefined) return { number: questionNumber(before) }
  const photos = input.photos.map(photoOf)
  const session = await ask.session()
  await limitRate(ask, 'question-address', ask.caller.address)
  if (session === null) await demandWork(ask, 'question', input)
  await limitRate(ask, 'question-email', emailKey(input.email))
  await limitRate(
    ask,
    'question-day-address',
    ask.caller.address,
    /*i18n*/ 'Very many questions came from here today. Ask tomorrow, or call us.',
  )
  if (photos.length > 0) await limitRate(ask, 'question-photo-address', ask.caller.address, MANY_PHOTOS, photos.length)
  const isOwn = session !== null && (await ownsAddress(ask, session.accountId, input.email))
  return inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    const last = await nextNumber({ ...own, db })
    // The question is looked for again, because if two copies arrive at the same time, the second has waited for the number and finds the
    // first one here.
    const other = await numberOfKey({ ...own, db }, input.key)
    if (other !== undefined) return { number: questionNumber(other) }
    const { key, name, email, phone, about, question } = input
    const language = input.language ?? ask.caller.language
    const row = { number: last, key, name, email, phone, about, question, language }
    await putQuestion(
      { ...own, db },
      { ...row, email_key: emailKey(email), account_id: session?.accountId ?? null, asked_at: nowOf(ask) },
      photos,
    )
    const facts = {
      ...row,
      number: questionNumber(last),
      shop: ask.tenant.name,
      photos: photos.length,
      address: await addressOf(inside, about, language),
    }
    const goodUntil = new Date(nowOf(ask).getTime() + MAIL_GOOD_MS)
    const to = counterAddress(ask)
    const attachments = photos.map(({ type, photo }, place) => ({ name: photoName(facts.number, place, type), type, content: photo }))
    if (to !== null) await queueMail(inside, to, questionLetter(facts), goodUntil, { replyTo: email, attachments })
    // The receipt contains no typed text if the e-mail address is unconfirmed (`isOwn` is false), because anybody can type any address.
    await queueMail(inside, email, receiptLetter({ ...facts, isOwn }), goodUntil)
    return { number: facts.number }
  })
}

/** Returns the shop's e-mail address, or null if none is set. Without an address, the question is only listed by `shop questions list`. */
function counterAddress({ tenant, mailFrom }: AccountAsk): string | null {
  const own = tenant.branding['email']
  return typeof own === 'string' && own !== '' ? own : mailFrom
}

async function ownsAddress({ db, tenant }: AccountAsk, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('email_key')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email_key === emailKey(email)
}

/**
 * Returns the URL for the part number in a question: the page of the part, otherwise a search for the number. Null without a part number.
 */
async function addressOf({ db, tenant, publicUrl }: AccountAsk, about: string, language: string): Promise<string | null> {
  if (about === '') return null
  const mcode = v.safeParse(Mcode, about.toUpperCase())
  const part = mcode.success
    ? await db.selectFrom('part').select('mcode').where('tenant_id', '=', tenant.id).where('mcode', '=', mcode.output).executeTakeFirst()
    : undefined
  const path = part !== undefined && mcode.success ? href('part', { mcode: mcode.output }) : searchHref(about)
  return `${publicUrl(tenant)}${pathIn(tenant, language, path)}`
}
