import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { MatchCheck } from '#app/screens/part/MatchCheck.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { answerOldUnit, keepUnit } from '#app/state/old-unit/changes.ts'
import { oldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const starter = partDetail({ backCategoryId: '101', attributes: { voltage: 12, teeth: 9, rotation: 'CW', pilotMm: 76.2 } })
const next = partDetail({ mcode: 'ST-2', backCategoryId: '101', attributes: { voltage: 12, teeth: 10, rotation: 'CW', pilotMm: 76 } })
const measure = (name: string) => screen.getByRole('group', { name: new RegExp(name) })
const choice = (name: string, judgement: string) => within(measure(name)).getByRole<HTMLInputElement>('radio', { name: judgement })
const sum = () => screen.getAllByRole('status').map((one) => words(one))[0]
const onBench = () => unitOnBench(oldUnits.units)

/** The shop has three parts with what is asked, and starters with 9 to 11 teeth. */
beforeEach(async () => {
  await openShop('/prod/m/ST-1')
  for (const held of [catalogue.partFinder, catalogue.measureFacets]) held.clear()
  connectPort(
    portTo(({ url }) =>
      envelopeReply({
        result: url.includes('/finder')
          ? { kinds: [], total: 3, places: 3, questions: [], answers: [], records: [], matches: [] }
          : [{ type: 'choice', key: 'teeth', values: [9, 10, 11].map((value) => ({ value: String(value), count: value })) }],
      }),
    ),
  )
  Object.assign(oldUnits, { known: true, units: [] })
})

test('what matches is written down for the old unit, and the next candidate is judged by it', async () => {
  const first = draw(<MatchCheck part={starter} />)
  expect(sum()).toBe('Tick what matches: 4 measures')
  for (const name of ['Voltage', 'Teeth', 'Pilot']) await userEvent.click(choice(name, 'Matches'))
  expect(sum()).toBe('3 of 4 measures agree')
  expect(onBench()?.answers).toEqual([
    { key: 'voltage', value: '12' },
    { key: 'teeth', value: '9' },
    { key: 'pilotMm', value: '76.2' },
  ])
  first.unmount()

  draw(<MatchCheck part={next} />)
  expect(choice('Voltage', 'Matches').checked).toBe(true)
  expect(choice('Pilot', 'Matches').checked).toBe(true)
  expect(choice('Teeth', 'Differs').checked).toBe(true)
  expect(words(measure('Teeth'))).toContain('Old unit: 9')
  expect(choice('Rotation', 'Not checked').checked).toBe(true)
  expect(sum()).toBe('2 of 4 measures agree, 1 differs')
})

test('a measure that differs asks what the old unit has, and leads to the parts that have it, with their number', async () => {
  draw(<MatchCheck part={starter} />)
  await userEvent.click(choice('Voltage', 'Matches'))
  await userEvent.click(choice('Teeth', 'Differs'))
  expect(onBench()?.differs).toEqual([{ key: 'teeth', value: '9' }])
  // The values of the shop's starters, without that of this one.
  const values = within(measure('Teeth'))
  await values.findByRole('button', { name: '10' })
  expect(values.getAllByRole('button').map((one) => words(one))).toEqual(['10', '11'])
  await userEvent.click(values.getByRole('button', { name: '10' }))
  const link = await values.findByRole('link', { name: 'Parts with Teeth 10 (3)' })
  expect(link.getAttribute('href')).toBe('/prod/find?kind=1&voltage=12&teeth=10')
  await userEvent.click(choice('Teeth', 'Not checked'))
  expect(onBench()).toMatchObject({ answers: [{ key: 'voltage', value: '12' }], differs: [] })
})

test('a length that differs is typed, in millimetres or inches; one within the tolerance matches after all', async () => {
  draw(<MatchCheck part={starter} />)
  await userEvent.click(choice('Pilot', 'Differs'))
  const field = await within(measure('Pilot')).findByRole('textbox', { name: 'Pilot diameter' })
  await userEvent.type(field, 'wide{Enter}')
  expect(words(within(measure('Pilot')).getByRole('alert'))).toContain('Type one number')
  await userEvent.clear(field)
  await userEvent.type(field, '3 in{Enter}')
  expect(onBench()?.answers).toEqual([{ key: 'pilotMm', value: '76.2' }])
  expect(choice('Pilot', 'Matches').checked).toBe(true)
})

test('says where the judgements come from, and begins anew without losing them', async () => {
  await act(async () => {
    await answerOldUnit('101', 'teeth', '9')
    await answerOldUnit('101', 'rotation', 'CCW')
    await keepUnit(onBench()?.id ?? '', { name: 'Hilux starter', job: '' })
  })
  draw(<MatchCheck part={starter} />)
  expect(words()).toMatch(/Held against your old unit Hilux starter: 2 measures known, noted 1 minute ago on this device\./)
  await userEvent.click(screen.getByRole('button', { name: 'Another unit' }))
  expect(sum()).toBe('Tick what matches: 4 measures')
  await userEvent.click(screen.getByRole('button', { name: 'Take the former unit back' }))
  expect(choice('Rotation', 'Differs').checked).toBe(true)
})

test('the finder can begin with all measures of the part', () => {
  draw(<MatchCheck part={starter} />)
  expect(screen.getByRole('link', { name: 'Like this one, but …' }).getAttribute('href')).toBe(
    '/prod/find?kind=101&voltage=12&teeth=9&rotation=CW&pilotMm=76.2',
  )
})

test('a unit of another kind is not held against this part', async () => {
  await act(() => answerOldUnit('201', 'voltage', '24'))
  draw(<MatchCheck part={starter} />)
  expect(choice('Voltage', 'Not checked').checked).toBe(true)
})
