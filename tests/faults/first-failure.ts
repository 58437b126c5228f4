/** What Vitest's JSON report says of each file. */
interface VitestReport {
  testResults: { name: string; message: string; assertionResults: { status: string; title: string }[] }[]
}

/** What Playwright's says. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

const OUTSIDE = 'an error outside of all tests'

/** The test that failed first, with its file. */
export function firstOfVitest({ testResults }: VitestReport): string {
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    const file = name.slice(name.indexOf('/tests/') + 1)
    if (failed) return `${file}: ${failed.title}`
    if (message) return `${file}: ${message.split('\n')[0]}`
  }
  return OUTSIDE
}

/** The same of Playwright. A test that failed and then passed is none. */
export const firstOfPlaywright = (report: PlaywrightSuite): string => unexpected(report) ?? OUTSIDE

function unexpected({ suites = [], specs = [] }: PlaywrightSuite): string | null {
  const failed = specs.find(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  if (failed) return `e2e/${failed.file}: ${failed.title}`
  return suites.map(unexpected).find((found) => found !== null) ?? null
}
