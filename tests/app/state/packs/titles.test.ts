import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { packState } from '#app/state/packs/facts.ts'
import { fetchOfferedPacks } from '#app/state/packs/reread.ts'
import { packRows } from '#app/state/packs/rows.ts'
import { setShownLocale, shownLocale } from '#app/state/page/shown-locale.ts'
import { LANGUAGE_HEADER } from '#contract/envelope.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'

test('a list that was on its way when the language was switched is asked for once more, and names nothing in the old one', async () => {
  const page = await packsOnPage()
  const before = shownLocale()
  onTestFinished(() => setShownLocale(before))
  const entry = await page.shop.publish('app-1', 1, { segments: {} })
  const { answer } = page
  const asked: (string | null)[] = []
  page.answer = async (request) => {
    const locale = request.headers.get(LANGUAGE_HEADER)
    asked.push(locale)
    page.listed.splice(0, 1, { ...entry, title: locale === 'de' ? 'Pkw' : 'Car' })
    const reply = await answer(request)
    if (asked.length === 1) setShownLocale('de')
    return reply
  }
  await fetchOfferedPacks()
  expect(asked).toEqual(['en-US', 'de'])
  expect(packRows(packState).map(({ title }) => title)).toEqual(['Pkw'])
})
