import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FitmentList } from '#app/screens/part/FitmentList.tsx'
import { FittingNotesSection } from '#app/screens/part/FittingNotesSection.tsx'
import { SectionTabs } from '#app/screens/part/SectionTabs.tsx'
import { partDetail } from '../../../support/parts.ts'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'

beforeEach(() => openShop('/prod/m/AR-S-10001'))

const fitting = { torques: [{ what: 'Mounting bolts, M10', nm: 30 }], notes: ['The nose can be turned.'] }

test('torques and notes stand in a section of their own, that the tabs lead to', () => {
  const { fitting: told, ...part } = partDetail({ fitting })
  draw(<FittingNotesSection fitting={told} />)
  expect(words(screen.getByRole('region', { name: 'Fitting' }))).toBe('FittingMounting bolts, M1030 NmThe nose can be turned.')
  draw(<SectionTabs part={{ ...part, fitting: told }} />)
  expect(linksOf()).toContainEqual(['Fitting', '#fitting'])
})

test.each([
  ['a backend that knows of no such thing', undefined],
  ['a part of which nobody says anything', null],
  ['empty lists', { torques: [], notes: [] }],
])('nothing stands there for %s', (_, nothing) => {
  const part = partDetail({ fitting: nothing })
  draw(<FittingNotesSection fitting={part.fitting} />)
  expect(screen.queryByRole('region')).toBeNull()
  draw(<SectionTabs part={part} />)
  expect(linksOf().map(([name]) => name)).not.toContain('Fitting')
})

test('what a part fits says what narrows it, and ids that have no names are told of', () => {
  const golf = {
    appid: '1',
    application: 'Automotive',
    brandid: 'b',
    brand: 'Volkswagen',
    modelid: 'm',
    model: 'Golf',
    engine: '1.9 TDI',
    yearFrom: 2001,
  }
  const note = 'Nur mit Doppelkupplungsgetriebe; mit Klimakompressor; 2 needed'
  const unnamed = { count: 3, ids: ['12345', '9001/9101'] }
  draw(<FitmentList fitments={[golf, { ...golf, note }]} unnamedApplications={unnamed} />)
  expect(screen.getAllByRole('listitem').map(words)).toEqual(['Golf1.9 TDI2001 on', `Golf1.9 TDI2001 on${note}`])
  expect(words(screen.getByText(/cannot name yet/))).toBe('3 applications by vehicle ids that this shop cannot name yet')
  expect(screen.getByText('12345 · 9001/9101')).toBeDefined()
  const of = partDetail({ fitmentCount: 0, unnamed })
  draw(<SectionTabs part={of} />)
  expect(linksOf()).toContainEqual(['Applications', '#applications'])
})
