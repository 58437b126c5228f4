import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PartTopLinks } from '#app/screens/part/PartTopLinks.tsx'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { UnitKindChips } from '#app/ui/part/UnitKindChips.tsx'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { partCard, partDetail } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop } from '../../../support/shell.tsx'

const inside = [
  { position: 1, name: 'Pulley', qty: 1, part: partCard({ mcode: 'PU-1', type: 'pulley' }) },
  { position: 2, name: 'Bearing, drive end', qty: 1, part: partCard({ mcode: 'BE-1', type: 'bearing' }) },
  { position: 3, name: 'Bearing, slip-ring end', qty: 1, part: partCard({ mcode: 'BE-2', type: 'bearing' }) },
  { position: 4, name: 'Regulator', qty: 1, part: partCard({ mcode: 'VR-1', type: 'regulator' }) },
  { position: 5, name: 'Nut', qty: 1 },
]
const unit = partDetail({ mcode: 'AL-1', type: 'alternator' })
const regulator = partDetail({ mcode: 'VR-1', type: 'regulator' })

let asked: string[] = []
beforeEach(async () => {
  await openShop('/prod/m/AL-1')
  catalogue.partsList.clear()
  asked = []
  connectPort(
    portTo(({ url }) => {
      const mcode = new URL(url).searchParams.get('mcode') ?? ''
      asked.push(mcode)
      const usedIn = mcode === 'BE-1' ? [partCard({ mcode: 'AL-1', type: 'alternator' })] : []
      return envelopeReply({ result: { contains: mcode === 'AL-1' ? inside : [], usedIn, usedInTotal: usedIn.length * 19 } })
    }),
  )
})
/** The page before, as navigation keeps it. */
const cameFrom = (from: string) => history.replaceState({ key: 1, from }, '', '/prod/m/VR-1')

test('a unit offers its components by type, what a repair needs first, each at its line', async () => {
  draw(<PartTopLinks part={unit} />)
  await eventually(() =>
    expect(linksOf(screen.getByRole('navigation', { name: 'Parts of AL-1' }))).toEqual([
      ['Voltage regulator', '#line-4'],
      ['Bearing 2', '#line-2'],
      ['Pulley', '#line-1'],
    ]),
  )
})

test('elsewhere, as in a search, they lead to the line on the page of the unit', async () => {
  draw(<UnitKindChips unit={'AL-1' as Mcode} />)
  await eventually(() => expect(linksOf()[0]).toEqual(['Voltage regulator', '/prod/m/AL-1#line-4']))
})

test('a component says of which unit it is part when one came from that unit, and leads back to its line', async () => {
  cameFrom('/prod/m/AL-1')
  draw(<PartTopLinks part={regulator} />)
  await eventually(() => expect(linksOf()).toEqual([['Part of AL-1', '/prod/m/AL-1#line-4']]))
})

test.each(['/prod/m/ST-9', '/prod/all/regulator', '/'])('but not when one came from %s', async (from) => {
  cameFrom(from)
  draw(<PartTopLinks part={regulator} />)
  if (from.startsWith('/prod/m/')) await eventually(() => expect(asked).toContain('ST-9'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(linksOf()).toEqual([])
})

test('a unit without a parts list offers nothing', async () => {
  const { container } = draw(<UnitKindChips unit={'ST-9' as Mcode} />)
  await eventually(() => expect(container.childElementCount).toBe(0))
})

test('a component leads to the units that contain it, and says how many they are', async () => {
  draw(<PartTopLinks part={partDetail({ mcode: 'BE-1', type: 'bearing' })} />)
  await eventually(() => expect(linksOf()).toEqual([['Used in 19 units', '#used-in']]))
})
