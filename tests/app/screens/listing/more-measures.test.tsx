import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ChosenFilters } from '#app/screens/listing/ChosenFilters.tsx'
import { Facets } from '#app/screens/listing/Facets.tsx'
import { UnderstoodMeasures, withoutPiece } from '#app/screens/listing/UnderstoodMeasures.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { type ListingQuery, readListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

const measures: MeasureFacet[] = [
  {
    type: 'measure',
    key: 'at-pulleyOdMm',
    min: 49,
    max: 78.5,
    values: [
      { value: '54', count: 12 },
      { value: '61.5', count: 7 },
    ],
  },
  {
    type: 'choice',
    key: 'at-plugPins',
    values: [
      { value: '3', count: 4 },
      { value: '4', count: 9 },
    ],
  },
]
const asked: string[] = []
const addressOf = (query: ListingQuery) => `/prod/c/2-201${writeListingQuery(query)}`
const drawFacets = (search = '') =>
  draw(<Facets facets={[]} base={{ backCategoryId: '201' }} query={readListingQuery(search)} addressOf={addressOf} />)
const open = () => userEvent.click(screen.getByText('More measures'))
const pulley = async () => within(await screen.findByRole('group', { name: 'Pulley outside diameter' }))

beforeEach(async () => {
  await openShop('/prod/c/2-201')
  catalogue.measureFacets.clear()
  asked.length = 0
  connectPort(
    portTo(({ url }) => {
      asked.push(decodeURIComponent(new URL(url).search))
      return envelopeReply({ result: measures })
    }),
  )
})

test('further measures are asked for only when they are opened, with what the list is', async () => {
  drawFacets('?voltage=12&sort=newest&pageNo=2')
  expect(asked).toEqual([])
  await open()
  await pulley()
  expect(namesOf('group')).toEqual(expect.arrayContaining(['Pulley outside diameter', 'Plug pins']))
  expect(asked).toEqual(['?backCategoryId=201&voltage=12'])
})

test('a length is a number with its tolerance; what is typed is the address, in inches too', async () => {
  drawFacets('?voltage=12')
  await open()
  const group = await pulley()
  const field = group.getByRole<HTMLInputElement>('textbox', { name: 'Pulley outside diameter' })
  expect(words(document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? undefined)).toBe(
    '49 mm to 78.5 mm. ± 0.7 mm to ± 0.8 mm still counts as the same: the larger the value, the more.',
  )
  await userEvent.type(field, 'x{Enter}')
  expect(words(group.getByRole('alert'))).toContain('Type one number')
  await userEvent.clear(field)
  await userEvent.type(field, '200')
  expect(words(document.getElementById(field.getAttribute('aria-describedby') ?? '') ?? undefined)).toBe(
    '49 mm to 78.5 mm. ± 1.4 mm still counts as the same.',
  )
  await userEvent.clear(field)
  await userEvent.type(field, '54,2{Enter}')
  expect(location.search).toBe('?voltage=12&at-pulleyOdMm=%7E54.2')
  await userEvent.clear(field)
  await userEvent.type(field, '2 1/8"{Enter}')
  expect(readListingQuery(location.search).chosenFilters['at-pulleyOdMm']).toEqual(['~53.975'])
})

test('the numbers that most parts are around are links with their count, and a chosen one can be taken back', async () => {
  drawFacets('?at-pulleyOdMm=~54')
  // Above, the filter is no list of single values.
  expect(screen.queryByRole('group', { name: 'Pulley outside diameter' })).toBeNull()
  await open()
  const boxes = (await pulley()).getAllByRole('checkbox')
  expect(boxes.map((box) => [words(box), box.getAttribute('aria-checked'), box.getAttribute('href')])).toEqual([
    ['54 mm12', 'true', '/prod/c/2-201'],
    ['61.5 mm7', 'false', '/prod/c/2-201?at-pulleyOdMm=%7E61.5'],
  ])
})

test('a chip says the measured value with its tolerance', () => {
  draw(<ChosenFilters facets={[]} query={readListingQuery('?at-pulleyOdMm=~54')} addressOf={addressOf} />)
  expect(linksOf()).toEqual([['Remove Pulley outside diameter: 54\u00a0mm ± 0.7', '/prod/c/2-201']])
})

test('the measures of a search are said, and each can be taken out of its text', () => {
  const text = 'alternator 6pk 54 mm pulley 20 mm'
  draw(
    <UnderstoodMeasures
      text={text}
      measured={[
        { text: '6pk', keys: ['grooves'], value: '6' },
        { text: '54 mm pulley', keys: ['pulleyOdMm'], value: '54' },
        { text: '20 mm', keys: ['boreMm', 'odMm', 'widthMm', 'lengthMm'], value: '20' },
      ]}
    />,
  )
  expect(linksOf()).toEqual([
    ['Search without Grooves: 6', '/prod/all/alternator%2054%20mm%20pulley%2020%20mm'],
    ['Search without Pulley outside diameter: 54\u00a0mm ± 0.7', '/prod/all/alternator%206pk%2020%20mm'],
    ['Search without Any length: 20 mm', '/prod/all/alternator%206pk%2054%20mm%20pulley'],
  ])
})

test('a text that is one measure cannot be searched without it', () => {
  expect(withoutPiece(' 54 mm ', '54 mm')).toBe('')
  draw(<UnderstoodMeasures text="54 mm" measured={[{ text: '54 mm', keys: ['pulleyOdMm'], value: '54' }]} />)
  expect(linksOf()).toEqual([])
})
