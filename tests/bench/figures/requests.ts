import * as v from 'valibot'
import { arrivals } from '../arrivals.ts'
import { makeQuestions } from '../questions.ts'
import { ms } from '../units.ts'
import { msPerAnswer, pacedAnswers } from './ask.ts'
import { type ByTurns, byTurns } from './by-turns.ts'
import type { Measured } from './figure.ts'

const ROUNDS = 5
const CONNECTIONS = 10
const HEALTH = '/healthz'
const MIXED_PER_SECOND = 40
/** Of each kind of question these are for `mixed`, those before for `detail`: what was asked before is answered from memory. */
const FOR_MIXED = 400
const MIXED_OF_EACH = 12
const FIRST_PAGES = 200

const Listed = v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string() })) }) })

const health = (times: number) => Array.from({ length: times }, () => HEALTH)
const perSecond = (msEach: number) => `${(1000 / msEach).toFixed(0)} a second`

/** A figure of what an answer costs, held against what the same server needs to say that it is there. */
export const ofAnswers = (name: string, { ratio, took, reference }: ByTurns): Measured => ({
  ...{ name, ratio, took: perSecond(took), reference: perSecond(reference) },
})

/** The reference of what ten connections ask at a time. */
export const manyHealthAnswers = (url: string): Promise<number> => msPerAnswer(url, health(1000), CONNECTIONS)

/** Each call gives the next so many of a list, so that none is asked twice. */
function portions(paths: readonly string[]): (count: number) => string[] {
  let from = 0
  return (count) => {
    const portion = paths.slice(from, from + count)
    if (portion.length < count) throw new Error('The shop has too few parts for what is asked of it.')
    from += count
    return portion
  }
}

/** Pages that the server has made before and sends again, and pages that it makes for the first time. */
export async function pageFigures(url: string): Promise<Measured[]> {
  const kept = Object.values(await arrivals(url))
  const again = () =>
    msPerAnswer(
      url,
      Array.from({ length: 200 }, (_, at) => kept[at % kept.length] ?? '/'),
      CONNECTIONS,
    )
  const parts = portions(await partPages(url))
  const first = () => msPerAnswer(url, parts(20), CONNECTIONS)
  await again()
  await first()
  return [
    ofAnswers('pages: again', await byTurns(ROUNDS, again, () => manyHealthAnswers(url))),
    ofAnswers('pages: first', await byTurns(ROUNDS, first, () => manyHealthAnswers(url))),
  ]
}

/** Addresses of parts' pages. */
async function partPages(url: string): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1; codes.length < FIRST_PAGES; page += 1) {
    const listed = await fetch(`${url}/marco/api/v1/product/aggregation/search?sort=code&pageSize=100&pageNo=${page}`)
    const { records } = v.parse(Listed, await listed.json()).result
    if (records.length === 0) break
    codes.push(...records.map(({ mcode }) => mcode))
  }
  return codes.map((code) => `/prod/m/${code}`)
}

/** Details of parts, one after another on one connection: a wait in one of them is hidden by no other. */
export async function detailFigures(url: string): Promise<Measured[]> {
  const questions = await makeQuestions(url)
  const asked = portions(questions.find(({ name }) => name === 'part detail')?.paths.slice(0, FOR_MIXED) ?? [])
  const detail = () => msPerAnswer(url, asked(40), 1)
  await detail()
  return [ofAnswers('detail: one by one', await byTurns(ROUNDS, detail, () => msPerAnswer(url, health(200), 1)))]
}

/** Everything that visitors ask, forty times a second; so few that each is answered before the next. */
export async function mixedFigures(url: string): Promise<Measured[]> {
  const kinds = (await makeQuestions(url)).map(({ paths }) => portions(paths.slice(FOR_MIXED)))
  const mixed = async () => mostOf(await pacedAnswers(url, shuffled(kinds.map((next) => next(MIXED_OF_EACH))), MIXED_PER_SECOND))
  const quiet = async () => mostOf(await pacedAnswers(url, health(MIXED_PER_SECOND), MIXED_PER_SECOND))
  await mixed()
  const { ratio, took, reference } = await byTurns(ROUNDS, mixed, quiet)
  return [{ name: 'mixed: forty a second', ratio, took: ms(took), reference: ms(reference) }]
}

/** One of each list after another. */
const shuffled = (lists: readonly string[][]): string[] => (lists[0] ?? []).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []))

/** The mean of all but the slowest twentieth, which other programs have held up: one slow kind of question counts, one slow answer does not. */
function mostOf(times: readonly number[]): number {
  const most = times.slice(0, Math.ceil(0.95 * times.length))
  return most.reduce((sum, time) => sum + time, 0) / most.length
}
