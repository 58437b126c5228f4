import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Fitting } from '#app/screens/part/Fitting.tsx'
import { SectionTabs } from '#app/screens/part/SectionTabs.tsx'
import { partDetail } from '../../../support/parts.ts'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'

beforeEach(() => openShop('/prod/m/AR-S-10001'))

const fitting = { torques: [{ what: 'Mounting bolts, M10', nm: 30 }], notes: ['The nose can be turned.'] }

test('torques and notes stand in a section of their own, that the tabs lead to', () => {
  const { fitting: told, ...part } = partDetail({ fitting })
  draw(<Fitting fitting={told} />)
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
  draw(<Fitting fitting={part.fitting} />)
  expect(screen.queryByRole('region')).toBeNull()
  draw(<SectionTabs part={part} />)
  expect(linksOf().map(([name]) => name)).not.toContain('Fitting')
})
