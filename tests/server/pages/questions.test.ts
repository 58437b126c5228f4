import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAX_QUESTION_PHOTOS_PER_DAY } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { allPersonalDataSources } from '#server/personal-sources.ts'
import { callApp, type How } from '../../support/call-app.ts'
import { solved } from '../../support/cheap-proofs.ts'
import { accountDatabase, harbor, volt } from '../account/support/database.ts'
import { accountShop, fresh, freshAddress, freshEmail } from '../account/support/shop.ts'
import { mailServer } from '../mail/support/mail-server.ts'

const db = await accountDatabase()
const { received, mailer } = await mailServer()
const shop = accountShop(db, { mailer })
/** The same shop, whose mails a test reads: who registers there is a customer here. */
const desk = accountShop(db)
const app = createApp({ ...shop.context, db })
const jpeg = `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 7)]).toString('base64')}`

const question = (more: object = {}) => ({
  ...{
    key: randomUUID(),
    name: 'Ada Fitter',
    email: freshEmail(),
    about: '0 001 107 064',
    question: 'Does it fit a 1998 Corolla?',
    consent: true,
  },
  ...more,
})
const say = async (input: object, how: How = {}) => {
  const said = await callApp(app, 'askCounter', input, { tenant: harbor, address: freshAddress(), ...how })
  await shop.context.backgroundTasks.whenIdle()
  return said
}
/** The work that a guest's device does. */
const work = async (tenant = harbor) => {
  const key = fresh('captcha-key-')
  const { result } = await shop.call('randomImage', { key, as: 'text', purpose: 'question' }, { tenant, address: freshAddress() })
  return { captchaKey: key, proof: await solved(result.challenge) }
}
const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail)

describe('a question to the counter', () => {
  test('is mailed to the shop with its photos and the way back, and a receipt with its number to the asker', async () => {
    const asked = question({ photos: [jpeg, jpeg], ...(await work()) })
    const { result } = await say(asked)
    expect(result.number).toMatch(/^Q-\d+$/)
    const [mail] = mailsTo('shop@harbor.example').slice(-1)
    expect(mail?.subject).toBe(`Question ${result.number} (0 001 107 064)`)
    expect(mail?.replyTo).toEqual([{ name: '', address: asked.email }])
    expect(mail?.text).toContain('Does it fit a 1998 Corolla?')
    expect(mail?.text).toContain('Ada Fitter')
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${result.number}-1.jpg`, 'image/jpeg'],
      [`${result.number}-2.jpg`, 'image/jpeg'],
    ])
    const [receipt] = mailsTo(asked.email)
    expect(receipt?.subject).toBe(`Your question ${result.number} at Harbor`)
    // Anybody can type any address: nothing of a stranger's words goes there.
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/Corolla|Ada|107/)
    expect(receipt?.attachments).toEqual([])
  })

  test('of a member needs no work; the receipt to their own address repeats it, in their language', async () => {
    const { email, token } = await desk.signedIn({ tenant: harbor })
    const { result } = await say(question({ email, language: 'de' }), { token })
    expect(mailsTo(email).at(-1)?.subject).toBe(`Ihre Frage ${result.number} bei Harbor`)
    expect(mailsTo(email).at(-1)?.text).toContain('1998 Corolla')
  })

  test('of a guest who has done no work is refused, and so is work that was done for something else or twice', async () => {
    expect(await say(question())).toMatchObject({ error: 'proof-wanted' })
    const done = await work()
    expect((await say(question(done))).code).toBe(200)
    expect(await say(question(done))).toMatchObject({ error: 'proof-wrong' })
  })

  test('that is sent again under its key is the same question, and mailed once', async () => {
    const asked = question(await work())
    const first = await say(asked)
    const before = received.length
    expect((await say({ ...asked, question: 'Another' })).result).toEqual(first.result)
    expect(received).toHaveLength(before)
  })

  test('cannot add a header or a recipient, whatever is typed', async () => {
    for (const more of [
      { name: 'Ada\r\nBcc: eve@example.com' },
      { about: 'X\nBcc: eve@example.com' },
      { email: 'a@b.example\r\nBcc: eve@example.com' },
    ])
      expect(await say(question({ ...more, ...(await work()) }))).toMatchObject({ code: 400, field: Object.keys(more)[0] })
    const asked = question({ question: 'First\r\nBcc: eve@example.com', name: '"Eve" <eve@example.com>,', ...(await work()) })
    expect((await say(asked)).code).toBe(200)
    // The other of the two goes to the shop, and either may be the first.
    expect(received.slice(-2).map(({ to }) => to)).toContainEqual([asked.email])
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })

  test.each([
    ['no consent', { consent: false }, 'consent', 'Tick this, so that we may answer you.'],
    ['four photos', { photos: [jpeg, jpeg, jpeg, jpeg] }, 'photos', 'Three photos can go along at most. Take one out.'],
    [
      'a page that says it is a picture',
      { photos: [`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`] },
      'photos',
      'One of the photos is no picture. Take it out, and choose another.',
    ],
    ['no question', { question: ' ' }, 'question', 'Type your question.'],
    ['too long a question', { question: 'x'.repeat(2001) }, 'question', 'A question has at most 2000 characters. Shorten it, or call us.'],
  ])('with %s is refused with a sentence', async (_, more, field, msg) => {
    const said = await say(question(more))
    expect(said).toMatchObject({ code: 400, msg })
    expect(said.field?.split('.')[0]).toBe(field)
  })

  test('with three photos of the largest size is taken, more than that is refused, and no other call takes as much', async () => {
    const large = `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(44_900, 1)]).toString('base64')}`
    expect((await say(question({ photos: [large, large, large], ...(await work()) }))).code).toBe(200)
    expect(await say(question({ photos: [`${large}AAAA${'A'.repeat(4000)}`] }))).toMatchObject({ code: 400 })
    expect(await say(question({ question: 'x'.repeat(230_000) }))).toMatchObject({ error: 'too-large' })
    expect(await callApp(app, 'marcoLogin', { email: 'x'.repeat(70_000) }, { tenant: harbor })).toMatchObject({ error: 'too-large' })
  })

  test('may be asked so often only, by address of mail and of network', async () => {
    const email = freshEmail()
    for (let at = 0; at < 5; at += 1) expect((await say(question({ email, ...(await work()) }))).code).toBe(200)
    expect(await say(question({ email, ...(await work()) }))).toMatchObject({ error: 'too-often' })
    const address = freshAddress()
    for (let at = 0; at < 10; at += 1) await say(question(), { address })
    expect(await say(question(await work()), { address })).toMatchObject({ error: 'too-often' })
  })

  test('may come with thirty photos a day from a network, and sixty times; then without photos, and the day after', async () => {
    const address = freshAddress()
    const ask = async (photos: string[]) => say(question({ photos, ...(await work()) }), { address })
    for (let at = 0; at < MAX_QUESTION_PHOTOS_PER_DAY / 3; at += 1) expect((await ask([jpeg, jpeg, jpeg])).code).toBe(200)
    shop.clock.time += 61 * 60_000
    expect(await ask([jpeg])).toMatchObject({
      status: 429,
      error: 'too-often',
      msg: expect.stringMatching(/^Very many photos came from here today/),
    })
    expect((await ask([])).code).toBe(200)
    await db.updateTable('rate_limit').set({ hits: 60 }).where('rule', '=', 'question-day-address').execute()
    expect(await ask([])).toMatchObject({
      status: 429,
      error: 'too-often',
      msg: expect.stringMatching(/^Very many questions came from here today/),
    })
    shop.clock.time += 24 * 60 * 60_000
    expect((await ask([jpeg])).code).toBe(200)
  })

  test('has numbers of its own in each shop, and is in the export and the erasure of whoever has its address', async () => {
    const source = allPersonalDataSources.find(({ name }) => name === 'questions')
    const email = await desk.member()
    const account = await db.selectFrom('account').select(['id', 'tenant_id']).where('email', '=', email).executeTakeFirstOrThrow()
    const { result } = await say(question({ email, photos: [jpeg], ...(await work(volt)) }), { tenant: volt })
    expect(await source?.read(db, account.tenant_id, account.id)).toMatchObject([{ number: result.number, email }])
    expect(await source?.read(db, harbor, account.id)).toEqual([])
    await source?.erase?.(db, account.tenant_id, account.id)
    expect(await source?.read(db, account.tenant_id, account.id)).toEqual([])
    expect(await db.selectFrom('counter_question_photo').selectAll().where('tenant_id', '=', volt).execute()).toEqual([])
  })
})
