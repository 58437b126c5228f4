import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadAllComponents } from '#app/hooks/lazy/lazy-component.ts'
import FinderScreen from '#app/screens/finder/FinderScreen.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { answerOldUnit } from '#app/state/old-unit/changes.ts'
import { oldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { chooseLengthUnit } from '#app/state/page/length-unit.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { calls } from '#contract/calls.ts'
import type { FinderQuestion, FinderResult } from '#contract/finder/finder.ts'
import type { FinderAnswer } from '#contract/finder/finder-query.ts'
import { readOldUnits } from '#data/mirror/old-units.ts'
import { alternatorsLeft, finderResult, lastAlternators, pinsQuestion, pulleyQuestion } from '../../../support/finder-results.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, namesOf, openShop, standsAt, words } from '../../../support/shell.tsx'
import { windowWide } from '../../../support/window-width.ts'

const BEGIN = '/prod/find?kind=2'
const begun = alternatorsLeft({ total: 53, places: 40, questions: [pulleyQuestion, pinsQuestion], answers: [] })
const measured = (value: string, change: Partial<FinderResult> = {}) =>
  alternatorsLeft({ questions: [pinsQuestion], answers: [{ key: 'pulleyOdMm', value, totalWithout: 53 }], ...change })
const nothing = finderResult({
  answers: [
    { key: 'pulleyOdMm', value: '54.2', totalWithout: 2 },
    { key: 'plugPins', value: '4', totalWithout: 9 },
    { key: 'voltage', value: '?', totalWithout: 0 },
  ],
})

const pulleyKindQuestion: FinderQuestion = {
  ...{ type: 'choice', key: 'pulleyKind', bits: 1.5, unknown: 2 },
  values: ['PV', 'OAP', 'OAD', 'none'].map((value, at) => ({ value, count: 6 - at })),
}

/** What the shop answers, by the answers that were given. */
const replies: Record<string, FinderResult> = {
  '': begun,
  'pulleyOdMm=54.2': measured('54.2'),
  'pulleyOdMm=53.975': measured('53.975'),
  'pulleyOdMm=%3F': measured('?', { total: 53 }),
  'pulleyOdMm=54.2&plugPins=4': lastAlternators({
    answers: [
      { key: 'pulleyOdMm', value: '54.2', totalWithout: 17 },
      { key: 'plugPins', value: '4', totalWithout: 27 },
    ],
  }),
  'plugCode=LIN': alternatorsLeft({
    total: 12,
    questions: [pulleyKindQuestion],
    answers: [{ key: 'plugCode', value: 'LIN', totalWithout: 53 }],
  }),
  'plugPins=4': alternatorsLeft({ questions: [pulleyQuestion], answers: [{ key: 'plugPins', value: '4', totalWithout: 53 }] }),
  'pulleyOdMm=54.2&plugPins=4&voltage=%3F': nothing,
}

const pins: Record<string, number> = { 'AR-S-10001': 3, 'AR-S-10002': 4 }

async function openFinder(address: string): Promise<void> {
  await openShop(address)
  connectPort(
    portTo(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      const mcode = searchParams.get('mcode')
      if (pathname === calls.productDetail.path)
        return envelopeReply({ result: partDetail({ mcode: mcode ?? '', attributes: { plugPins: pins[mcode ?? ''] ?? 0 } }) })
      if (pathname !== calls.partFinder.path) return new Promise(() => undefined)
      return envelopeReply({ result: searchParams.has('backCategoryId') ? replies[searchParams.get('answers') ?? ''] : finderResult() })
    }),
  )
  draw(<FinderScreen />)
}

let shop = 0
beforeEach(async () => {
  await loadAllComponents()
  shop += 1
  connectMirror(`finder-screen-${shop}`)
  Object.assign(oldUnits, { known: false, units: [] })
  catalogue.partFinder.clear()
  catalogue.productDetail.clear()
  chooseLengthUnit('mm')
  windowWide(390)
})

const question = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (role: 'link' | 'button', name: string | RegExp) => userEvent.click(await screen.findByRole(role, { name }))
/**
 * Answers are shown at once, and shown again when they are written down. A test that does not wait for that leaves them to the next one.
 */
const writtenDown = async (...answers: FinderAnswer[]) => {
  await eventually(async () => {
    const mirror = connectedMirror()
    expect(mirror && unitOnBench(await readOldUnits(mirror), '2')?.answers).toEqual(answers)
  })
  await eventually(() => expect(unitOnBench(oldUnits.units, '2')?.answers).toEqual(answers))
  // What the database holds is shown when the transaction has ended.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}
const count = () => words(screen.getAllByRole('status').find((one) => /left/.test(words(one))))

describe('the way to a part', () => {
  test('a kind is chosen by its picture; then the best question has the focus, and the count is said', async () => {
    await openFinder('/prod/find')
    await question('What do you have in your hand?')
    expect(namesOf('link', screen.getByRole('list', { name: 'Kinds of parts' }))).toEqual([
      'Starters 40',
      'Alternators 53',
      'Starter parts 30',
    ])
    await press('link', 'Alternators 53')
    const title = await question('How wide is the pulley, outside?')
    expect(standsAt()).toBe(BEGIN)
    expect(document.activeElement).toBe(title)
    expect(count()).toBe('53 parts left: 40 different units')
  })

  test('a group of kinds leads to its kinds', async () => {
    await openFinder('/prod/find?kind=3')
    await question('What do you have in your hand?')
    expect(namesOf('link', screen.getByRole('list', { name: 'Kinds of parts' }))).toEqual(['Solenoids 20', 'Drives 10'])
    await press('link', 'Starter parts: choose another kind')
    expect(standsAt()).toBe('/prod/find')
  })

  test('an answer is in the address, and the last two parts say what differs between them', async () => {
    await openFinder(`${BEGIN}&pulleyOdMm=54.2`)
    await press('link', '4, 17 parts')
    const title = await question('These 2 are left')
    expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=54.2&plugPins=4`)
    expect(document.activeElement).toBe(title)
    await eventually(() =>
      expect(words(screen.getByRole('region', { name: 'Parts left' }))).toMatch(/10001.*Plug pins: 3.*10002.*Plug pins: 4/),
    )
  })

  test('the parts without a value are said, because they are counted with each answer', async () => {
    await openFinder(`${BEGIN}&plugCode=LIN`)
    await question('What kind of pulley is it?')
    expect(words()).toContain('Of 2 parts left the shop does not know this: they stay with each answer, and are counted with each.')
  })

  test('codes of the trade are explained beside the answers', async () => {
    await openFinder(`${BEGIN}&plugCode=LIN`)
    await question('What kind of pulley is it?')
    expect(namesOf('link').filter((name) => /, \d+ parts$/.test(name))).toEqual([
      'PV (solid, for ribbed belts), 6 parts',
      'OAP (freewheel: slips one way), 5 parts',
      'OAD (freewheel with a damper spring), 4 parts',
      'none, 3 parts',
    ])
  })

  test('what cannot be read is an answer too', async () => {
    await openFinder(BEGIN)
    await press('link', 'Cannot read it')
    await question('How many pins has the plug?')
    expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=%3F`)
    expect(await screen.findByRole('button', { name: 'Pulley outside diameter: cannot be read. Change it' })).toBeDefined()
  })

  test('the back button takes the last answer back', async () => {
    await openFinder(BEGIN)
    await press('link', 'Cannot read it')
    await question('How many pins has the plug?')
    await act(async () => history.back())
    await question('How wide is the pulley, outside?')
    expect(standsAt()).toBe(BEGIN)
  })

  test('another question can be asked, which the address does not know', async () => {
    await openFinder(BEGIN)
    await press('button', 'How many pins has the plug?')
    expect(document.activeElement).toBe(await question('How many pins has the plug?'))
    expect(standsAt()).toBe(BEGIN)
  })
})

describe('a measure', () => {
  const field = () => screen.findByRole('textbox', { name: /mm|Inches/ })

  test('is typed with a comma, and the tolerance and the span of the parts are said', async () => {
    await openFinder(BEGIN)
    await userEvent.type(await field(), '54,2{Enter}')
    await question('How many pins has the plug?')
    expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=54.2`)
  })

  test('its tolerance and the span of the parts left are said', async () => {
    await openFinder(BEGIN)
    await question('How wide is the pulley, outside?')
    expect(words()).toContain(
      '± 0.7 mm to ± 0.8 mm still counts as the same: the larger the value, the more. The parts left measure 48.3 mm to 71.0 mm.',
    )
    // Of what is typed it is the tolerance of that number, also of one beyond the parts left.
    await userEvent.type(await field(), '200')
    expect(words()).toContain('± 1.4 mm still counts as the same. The parts left')
  })

  test('is typed in inches, which the device remembers', async () => {
    await openFinder(BEGIN)
    await press('button', 'Inch')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Inches' }), '2 1/8')
    expect(words()).toContain('± 0.030″')
    await press('button', 'Next')
    await question('How many pins has the plug?')
    expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=53.975`)
    expect(await screen.findByRole('button', { name: 'Pulley outside diameter: 2.125″. Change it' })).toBeDefined()
    expect(localStorage.getItem('length-unit')).toBe('in')
  })

  test('keeps its length when the unit is changed under it', async () => {
    await openFinder(BEGIN)
    await userEvent.type(await field(), '25.4')
    await press('button', 'Inch')
    expect(await field()).toHaveProperty('value', '1')
  })

  test('of what is no number nothing is asked; the field says so and has the focus', async () => {
    await openFinder(BEGIN)
    await userEvent.type(await field(), 'about 5{Enter}')
    expect(words(await screen.findByRole('alert'))).toBe('Type one number, such as 48.3 mm.')
    expect([standsAt(), document.activeElement]).toEqual([BEGIN, await field()])
  })
})

describe('an answer', () => {
  const BOTH = `${BEGIN}&pulleyOdMm=54.2&plugPins=4`

  test('is taken back alone, and says how many parts come back', async () => {
    await openFinder(BOTH)
    await press('link', 'Take back Pulley outside diameter. 15 parts come back')
    await question('How wide is the pulley, outside?')
    expect(standsAt()).toBe(`${BEGIN}&plugPins=4`)
    expect(screen.getByRole('link', { name: /^Take back Plug pins/ })).toBeDefined()
  })

  test('is changed in its place: the address is replaced, and the others stay', async () => {
    await openFinder(`${BEGIN}&pulleyOdMm=54.2`)
    const before = history.length
    await press('button', 'Pulley outside diameter: 54.2\u00a0mm. Change it')
    const field = await screen.findByRole('textbox', { name: 'mm' })
    expect(field).toHaveProperty('value', '54.2')
    await userEvent.clear(field)
    await userEvent.type(field, '53.975{Enter}')
    await eventually(() => expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=53.975`))
    expect(history.length).toBe(before)
    await writtenDown({ key: 'pulleyOdMm', value: '53.975' })
  })

  test('is written down as one of the unit on the bench; those that the address came with are not', async () => {
    await openFinder(`${BEGIN}&pulleyOdMm=54.2`)
    await question('How many pins has the plug?')
    expect(unitOnBench(oldUnits.units)).toBeNull()
    await press('link', '4, 17 parts')
    await writtenDown({ key: 'pulleyOdMm', value: '54.2' }, { key: 'plugPins', value: '4' })
  })

  test('is kept with the others as a unit of a job, and the first page leads back to it', async () => {
    await openFinder(`${BEGIN}&pulleyOdMm=54.2`)
    await press('button', 'Keep as a unit of a job')
    await userEvent.type(await screen.findByRole('textbox', { name: 'New job' }), 'Van 7')
    await press('button', 'Keep it')
    await press('link', 'Alternators: choose another kind')
    const unit = await screen.findByRole('link', { name: /^Alternators · Van 7/ })
    expect(unit.getAttribute('href')).toBe(`${BEGIN}&pulleyOdMm=54.2`)
  })
})

describe('nothing left', () => {
  test('the answer that excludes most is named, and taken back by one press; one that could not be read is not blamed', async () => {
    await openFinder(`${BEGIN}&pulleyOdMm=54.2&plugPins=4&voltage=%3F`)
    await question('No part agrees with all of this.')
    expect(words()).toContain('“Plug pins: 4” excludes most: without it 9 parts are left.')
    expect(namesOf('link').filter((name) => /^(?:Or take|Take) back “/.test(name))).toEqual([
      'Take back “Plug pins: 4”',
      'Or take back “Pulley outside diameter: 54.2\u00a0mm”: 2',
    ])
    expect(screen.getByRole('link', { name: 'Take back “Plug pins: 4”' }).getAttribute('href')).toBe(`${BEGIN}&pulleyOdMm=54.2&voltage=%3F`)
  })
})

describe('the parts left', () => {
  test('are one press away on a phone, and beside the question on a wide screen', async () => {
    await openFinder(BEGIN)
    await question('How wide is the pulley, outside?')
    expect(screen.queryByRole('region', { name: 'Parts left' })?.querySelector('[data-row]')).toBeFalsy()
    await userEvent.click((await screen.findAllByRole('button', { name: 'Show them' }))[0] ?? expect.fail())
    expect(document.activeElement).toBe(await question('Parts left'))
    expect(screen.getAllByRole('link', { name: /^AR-S-1000/ })).toHaveLength(2)
    act(() => windowWide(1440))
    expect(within(screen.getAllByRole('region', { name: 'Parts left' })[0] ?? document.body).getByText(partCard().mcode)).toBeDefined()
  })

  test('say which answer is not known of a part, and how many others are alike', async () => {
    await openFinder(BEGIN)
    await userEvent.click((await screen.findAllByRole('button', { name: 'Show them' }))[0] ?? expect.fail())
    expect(words()).toContain('1 other with the same measures')
  })
})

test('without a network and without packs the page says so, and keeps the answers in its address', async () => {
  await openShop(`${BEGIN}&pulleyOdMm=54.2`)
  connectPort(portTo(() => Promise.reject(new TypeError('Failed to fetch'))))
  draw(<FinderScreen />)
  await screen.findByText(/only parts that are on this phone can be searched by measures/)
  expect(standsAt()).toBe(`${BEGIN}&pulleyOdMm=54.2`)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a unit that was deleted by mistake comes back by Undo, also the only one', async () => {
  await answerOldUnit('201', 'grooves', '6')
  await openFinder('/prod/find')
  const gone = () => screen.queryByRole('button', { name: /^Delete / })
  await eventually(() => expect(gone()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /^Delete / }))
  await eventually(() => expect(words()).toContain('is deleted.'))
  expect(gone()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await eventually(() => expect(gone()).not.toBeNull())
  expect(unitOnBench(oldUnits.units)?.answers).toEqual([{ key: 'grooves', value: '6' }])
  expect(words()).not.toContain('is deleted.')
})
