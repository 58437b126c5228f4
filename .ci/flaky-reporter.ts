import type { Reporter, TestModule } from 'vitest/node'

/**
 * Names the tests that failed and passed when they ran again, with their first failure, at the end of a run. Without it Vitest only notes
 * beside such a test that it was retried.
 */
export class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if (test.diagnostic()?.flaky !== true) continue
        const [failure] = test.result().errors ?? []
        process.stdout.write(`Flaky: ${module.moduleId} > ${test.fullName}\n  ${failure?.stack ?? failure?.message ?? ''}\n`)
      }
  }
}
