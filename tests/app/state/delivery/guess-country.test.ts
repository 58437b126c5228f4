import { expect, test, vi } from 'vitest'
import { guessCountry } from '#app/state/delivery/guess-country.ts'
import { countries } from '#contract/addresses/countries.ts'

test.each([
  ['the time zone, whatever the language', ['en-US', 'en'], 'Europe/Berlin', 'DE'],
  ['a language of a country in that zone', ['de-AT'], 'Europe/Vienna', 'AT'],
  ['English in Milwaukee', ['en-US'], 'America/Chicago', 'US'],
  ['Spanish in New York', ['es-MX'], 'America/New_York', 'US'],
  ['the language, where the zone belongs to nobody', ['fr-CA'], 'UTC', 'CA'],
  ['the second language, where the first names no country', ['en', 'en-GB'], 'UTC', 'GB'],
  ['where most who read it live, if nothing else', ['pl'], 'UTC', 'PL'],
])('guesses by %s', (_, languages, timeZone, country) => expect(guessCountry({ languages, timeZone })).resolves.toBe(country))

test.each([
  ['nothing at all', []],
  ['no country of the post', ['es-419']],
  ['no language', ['*']],
])('guesses nothing by %s', async (_, languages) => expect([null, 'ES']).toContain(await guessCountry({ languages, timeZone: 'UTC' })))

test('all countries are asked only a few at a time: the page goes on meanwhile', async () => {
  const pause = vi.fn(async () => {})
  await guessCountry({ languages: [], timeZone: 'Antarctica/Troll' }, pause)
  expect(pause.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(countries.length / 4))
})

test.each(['UTC', 'Etc/GMT+5', 'GMT'])('%s is the zone of no country, and none is asked', async (timeZone) => {
  const zones = vi.spyOn(Intl, 'Locale')
  await guessCountry({ languages: [], timeZone }, async () => {})
  expect(zones).not.toHaveBeenCalled()
})
