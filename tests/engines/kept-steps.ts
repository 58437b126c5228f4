import { words } from './hands.ts'
import { open, type Stage, type Step } from './stage.ts'

const OFFLINE_PAGE = '/marketing/page/offline'
const SAYS = words(/^(?:Yes: this browser keeps|Not surely: this browser may clear|This browser cannot say)/, 'main')

/** What the browser itself answers, and whether the shop has asked it to keep what is here. */
const answered = (stage: Stage) =>
  stage.driver.evaluate(async () => ({
    asked: localStorage.getItem('asked-to-keep') !== null,
    can: typeof navigator.storage?.persist === 'function',
    kept: (await navigator.storage?.persisted?.()) ?? null,
  }))

/** The page says what the browser says, and that is the remark. */
async function said(stage: Stage): Promise<string> {
  await open(stage, OFFLINE_PAGE)
  const text = await stage.hands.text(SAYS)
  const { kept } = await answered(stage)
  const truth = kept === null ? /cannot say/ : kept ? /^Yes:/ : /^Not surely:/
  if (!truth.test(text)) throw new Error(`The browser answers ${kept}, the page says "${text}".`)
  return text
}

export const notAskedSteps: readonly Step[] = [
  {
    name: 'nothing is here that is nowhere else: the browser is not asked to keep it, and the Offline page says what it does',
    async run(stage) {
      const text = await said(stage)
      if ((await answered(stage)).asked) throw new Error('The browser was asked although there was no reason to.')
      return text
    },
  },
]

export const keptSteps: readonly Step[] = [
  {
    name: 'a change was written down: the browser was asked, and its answer stands on the Offline page',
    async run(stage) {
      const text = await said(stage)
      const { asked, can, kept } = await answered(stage)
      if (can && kept === false && !asked) throw new Error('The browser was not asked.')
      return text
    },
  },
]
