import { BrowserError } from './errors-without-stacks.ts'

globalThis.Error = BrowserError
