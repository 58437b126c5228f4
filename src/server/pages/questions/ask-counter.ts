import * as v from 'valibot'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { questionNumber } from '#contract/pages/questions.ts'
import { href, searchHref } from '#contract/routes/addresses.ts'
import type { AccountRequestContext } from '#server/account/ask.ts'
import { requireProofOfWork } from '#server/account/captcha/captcha.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import { normalizeEmail } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { questionLetter, questionReceiptLetter } from '#server/mail/letters/question.ts'
import { MAIL_VALIDITY_MS } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/post.ts'
import { decodePhoto, photoFileName } from './photo.ts'
import { allocateQuestionNumber, findQuestionNumberByKey, insertQuestion } from './queries.ts'

type AskCounterInput = ParsedInputOf<'askCounter'>

const TOO_MANY_PHOTOS_MESSAGE = /*i18n*/ 'Very many photos came from here today. Ask without photos, and send them by mail.'

/**
 * Stores a customer's question to the counter, mails it to the shop with its photos, and mails a receipt to the customer, in one
 * transaction. A repeated call with the same key returns the number of the first question. Guests must solve a proof of work. Throws
 * `too-often` above the rate limits.
 */
export async function askCounter(ask: AccountRequestContext, input: AskCounterInput): Promise<CallResultOf<'askCounter'>> {
  const own = { db: ask.db, tenantId: ask.tenant.id }
  const before = await findQuestionNumberByKey(own, input.key)
  if (before !== undefined) return { number: questionNumber(before) }
  const photos = input.photos.map(decodePhoto)
  const session = await ask.session()
  await limitRate(ask, 'question-address', ask.caller.address)
  if (session === null) await requireProofOfWork(ask, 'question', input)
  await limitRate(ask, 'question-email', normalizeEmail(input.email))
  await limitRate(
    ask,
    'question-day-address',
    ask.caller.address,
    /*i18n*/ 'Very many questions came from here today. Ask tomorrow, or call us.',
  )
  if (photos.length > 0) await limitRate(ask, 'question-photo-address', ask.caller.address, TOO_MANY_PHOTOS_MESSAGE, photos.length)
  const isOwn = session !== null && (await isAccountEmailAddress(ask, session.accountId, input.email))
  return inTransaction(ask.db, async (db) => {
    const inside = { ...ask, db }
    const last = await allocateQuestionNumber({ ...own, db })
    // The question's key is looked up again. If two copies of a question arrive at the same time, the second copy has waited above for the
    // next number, and now finds that the first copy is stored.
    const other = await findQuestionNumberByKey({ ...own, db }, input.key)
    if (other !== undefined) return { number: questionNumber(other) }
    const { key, name, email, phone, about, question } = input
    const language = input.language ?? ask.caller.language
    const row = { number: last, key, name, email, phone, about, question, language }
    await insertQuestion(
      { ...own, db },
      { ...row, email_key: normalizeEmail(email), account_id: session?.accountId ?? null, asked_at: currentDateOf(ask) },
      photos,
    )
    const facts = {
      ...row,
      number: questionNumber(last),
      shop: ask.tenant.name,
      photoCount: photos.length,
      partUrl: await questionSubjectUrl(inside, about, language),
    }
    const goodUntil = new Date(currentDateOf(ask).getTime() + MAIL_VALIDITY_MS)
    const to = shopEmailAddress(ask)
    const attachments = photos.map(({ type, photo }, place) => ({ name: photoFileName(facts.number, place, type), type, content: photo }))
    if (to !== null) await queueMail(inside, to, questionLetter(facts), goodUntil, { replyTo: email, attachments })
    // The receipt contains no typed text if the e-mail address is unconfirmed (`isOwn` is false), because anybody can type any address.
    await queueMail(inside, email, questionReceiptLetter({ ...facts, isVerifiedAddress: isOwn }), goodUntil)
    return { number: facts.number }
  })
}

/** Returns the shop's e-mail address, or null if none is set. Without an address, the question is only listed by `shop questions list`. */
function shopEmailAddress({ tenant, mailFrom }: AccountRequestContext): string | null {
  const own = tenant.branding['email']
  return typeof own === 'string' && own !== '' ? own : mailFrom
}

async function isAccountEmailAddress({ db, tenant }: AccountRequestContext, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('email_key')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.email_key === normalizeEmail(email)
}

/**
 * Returns the URL for the part number in a question: the page of the part, otherwise a search for the number. Null without a part number.
 */
async function questionSubjectUrl(
  { db, tenant, publicUrl }: AccountRequestContext,
  about: string,
  language: string,
): Promise<string | null> {
  if (about === '') return null
  const mcode = v.safeParse(Mcode, about.toUpperCase())
  const part = mcode.success
    ? await db.selectFrom('part').select('mcode').where('tenant_id', '=', tenant.id).where('mcode', '=', mcode.output).executeTakeFirst()
    : undefined
  const path = part !== undefined && mcode.success ? href('part', { mcode: mcode.output }) : searchHref(about)
  return `${publicUrl(tenant)}${localizedTenantPath(tenant, language, path)}`
}
