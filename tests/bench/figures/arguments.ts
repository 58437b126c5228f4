import { parseArgs } from 'node:util'
import { type Group, groups, quickGroups } from './groups.ts'

/** What a run of the figures is asked to do. */
export interface FiguresAsked {
  groups: readonly Group[]
  /** Fewer rounds, and of all groups only the quickest. */
  isQuick: boolean
  /** So often everything is measured; the median counts. */
  runs: number
  /** Write what was measured into the file, for this reason. */
  reason?: string
}

const isGroup = (word: string): word is Group => groups.some((group) => group === word)

/** Reads the words behind `figures`; a sentence where they make no sense. */
export function readFiguresArguments(words: readonly string[]): FiguresAsked | { wrong: string } {
  const options = { write: { type: 'string' }, runs: { type: 'string', default: '1' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const isQuick = positionals.includes('quick')
    const named = positionals.filter((word) => word !== 'quick')
    const unknown = named.filter((word) => !isGroup(word))
    if (unknown.length > 0) return { wrong: `No such group: ${unknown.join(', ')}. There are ${groups.join(', ')}.` }
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) return { wrong: '--runs wants a whole number from 1 on.' }
    const reason = values.write?.trim()
    if (reason === '') return { wrong: 'Say why the figures change: --write "the reason".' }
    // What is quick is measured less often than what stands in the file.
    if (isQuick && reason !== undefined) return { wrong: 'What is written is measured in full, so without quick.' }
    const all = isQuick ? quickGroups : groups
    const chosen = named.length > 0 ? groups.filter((group) => named.includes(group)) : all
    return { groups: chosen, isQuick, runs, ...(reason === undefined ? {} : { reason }) }
  } catch (cause) {
    // parseArgs says what an option lacks.
    return { wrong: `${cause instanceof Error ? cause.message : String(cause)} For example: --write "the reason".` }
  }
}
