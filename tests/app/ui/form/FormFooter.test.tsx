import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { draw } from '../../../support/shell.tsx'

const drawn = (done?: string | null) =>
  draw(
    <FormFooter isBusy={false} failure={null} {...(done === undefined ? {} : { successMessage: done })}>
      Save
    </FormFooter>,
  )

test('what has been done is said right after the button, in a place that screen readers watch from the start', () => {
  drawn(null)
  const place = screen.getByRole('status')
  expect(place.previousElementSibling).toBe(screen.getByRole('button', { name: 'Save' }))
  expect(place.childElementCount).toBe(0)
})

test('once there is something to say it stands in that place', () => {
  drawn('Saved.')
  const place = screen.getByRole('status')
  expect(place.previousElementSibling).toBe(screen.getByRole('button', { name: 'Save' }))
  expect(place.textContent).toBe('Saved.')
})

test('a form that says it elsewhere has no such place', () => {
  drawn()
  expect(screen.queryByRole('status')).toBeNull()
})
