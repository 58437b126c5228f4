import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfStatements } from '#server/db/run-step.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { releasedSteps } from './support/released-steps.ts'

const folder = 'src/server/db/migrations'

test('each file of a migration is the step of its number and name, and no number is left out', async () => {
  const files = readdirSync(folder).sort()
  expect(files).toEqual(migrationSteps.map(([name], at) => `${String(at + 1).padStart(3, '0')}-${name}.ts`))
  for (const [at, file] of files.entries()) {
    const exported: Record<string, unknown> = await import(join(process.cwd(), folder, file))
    expect([file, Object.values(exported)]).toEqual([file, [migrationSteps[at]?.[1]]])
  }
})

test('no name stands twice: a database knows a step by it', () => {
  expect(new Set(migrationSteps.map(([name]) => name)).size).toBe(migrationSteps.length)
})

/**
 * Databases that are in use would be refused by a program in which this fails. Do not change a hash to make it pass: take the change of the
 * step back, and make it a step of its own. Only a new step adds a line.
 */
test('no step has changed since it was released, and each new one is written down', () => {
  expect(migrationSteps.map(([name, statements]) => [name, hashOfStatements(statements)])).toEqual(releasedSteps)
})
