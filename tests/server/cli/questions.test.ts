import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allocateQuestionNumber, insertQuestion } from '#server/pages/questions/queries.ts'
import { atTheEnd } from '../../support/at-the-end.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const folder = await mkdtemp(join(tmpdir(), 'questions-'))
atTheEnd(() => rm(folder, { recursive: true }))
const of = `--tenant ${shop.general}`
const own = { db: shop.db, tenantId: shop.general }
const photo = Buffer.from([0xff, 0xd8, 0xff, 1])

const asked = async (question: string) => {
  const number = await allocateQuestionNumber(own)
  const who = { name: 'Ada', email: 'Ada@x.example', email_key: 'ada@x.example', phone: '', account_id: null }
  await insertQuestion(
    own,
    { number, key: randomUUID(), ...who, about: 'ST-1', question, language: 'en-US', asked_at: new Date(shop.clock.time) },
    [{ type: 'image/jpeg', photo }],
  )
  return `Q-${number}`
}

test('questions list and show: numbers from Q-1001, what was asked, and its photos as files', async () => {
  expect(await shop.done(`questions list ${of}`)).toBe('Nobody has asked anything.')
  const [one, other] = [await asked('Does it fit?\nIt is urgent.'), await asked('And this\u001b[2J?')]
  expect([one, other]).toEqual(['Q-1001', 'Q-1002'])
  expect(
    (await shop.json(`questions list ${of}`)).map(({ number, photos }: { number: string; photos: number }) => [number, photos]),
  ).toEqual([
    [other, 1],
    [one, 1],
  ])
  expect(await shop.done(`questions list ${of}`)).not.toContain('\u001b')
  expect(await shop.done(`questions show q-1001 ${of}`)).toMatch(/from +Ada, Ada@x\.example[\s\S]*Does it fit\?\nIt is urgent\.$/)
  expect(await shop.json(`questions show ${one} --photos ${folder} ${of}`)).toMatchObject({
    number: one,
    files: [join(folder, 'Q-1001-1.jpg')],
  })
  expect(await readFile(join(folder, 'Q-1001-1.jpg'))).toEqual(photo)
  expect(await shop.refused(`questions show Q-7 ${of}`)).toContain('has no question Q-7')
  expect(await shop.wrong(`questions show seven ${of}`)).toContain('looks like Q-1042')
})

test('questions done: not open any more, once, with its row of the audit', async () => {
  const number = await asked('Still there?')
  expect(await shop.json(`questions done ${number} ${of}`)).toEqual({ number, done: true })
  expect((await shop.json(`questions list --open ${of}`)).map((row: { number: string }) => row.number)).not.toContain(number)
  expect(await shop.refused(`questions done ${number} ${of}`)).toContain('has been done since')
  expect(await shop.audited(number)).toMatchObject([{ action: 'questions done' }])
})
