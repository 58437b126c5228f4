import * as v from 'valibot'
import { arrivals } from '../arrivals.ts'
import { makeQuestions } from '../questions.ts'
import { ms } from '../units.ts'
import { type AskedServer, type Cost, costOf } from './ask.ts'
import { byTurns, ratioOf, type Turns } from './by-turns.ts'
import type { Measured } from './figure.ts'
import { portions } from './portions.ts'

const CONNECTIONS = 10
const DETAILS = 30
/** Of each kind of question these are for `mixed`, those before for `detail`: what was asked before is answered from memory. */
const FOR_MIXED = 300
const MIXED_OF_EACH = 12
const PAGES = 10
const FIRST_PAGES = 300

const Listed = v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string() })) }) })

const plainAnswers = (reference: AskedServer, times: number, connections: number): Promise<Cost> =>
  costOf(
    reference,
    Array.from({ length: times }, () => '/'),
    connections,
  )

/** The reference of what ten connections ask at a time. */
export const manyPlainAnswers = (reference: AskedServer): Promise<Cost> => plainAnswers(reference, 500, CONNECTIONS)
const plainAnswersOneByOne = (reference: AskedServer): Promise<Cost> => plainAnswers(reference, 500, 1)

/** The processor time that the server uses for an answer. Other programs change it little. */
export const processorFigure = (name: string, turns: Turns<Pick<Cost, 'processorMs'>>): Measured =>
  inMs(
    name,
    ratioOf(turns, ({ processorMs }) => processorMs),
  )

function inMs(name: string, { ratio, took, reference }: ReturnType<typeof ratioOf>): Measured {
  return { name, ratio, took: ms(took), reference: ms(reference) }
}

/** How long a client waits, which only this shows where the server itself waits, for its database or a timer. */
const waitFigure = (name: string, turns: Turns<Cost>): Measured =>
  inMs(
    name,
    ratioOf(turns, ({ waitMs }) => waitMs),
  )

/** Pages that the server has rendered before and sends again, and pages that it renders for the first time. */
export async function pageFigures(server: AskedServer, reference: AskedServer, rounds: number): Promise<Measured[]> {
  const kept = Object.values(await arrivals(server.url))
  const keptPaths = Array.from({ length: 200 }, (_, at) => kept[at % kept.length] ?? '/')
  const again = () => costOf(server, keptPaths, CONNECTIONS)
  const parts = portions(await partPages(server.url))
  const first = () => costOf(server, parts(PAGES), CONNECTIONS)
  await again()
  await first()
  return [
    processorFigure('pages: again, processor', await byTurns(rounds, again, () => manyPlainAnswers(reference))),
    processorFigure('pages: first, processor', await byTurns(rounds, first, () => manyPlainAnswers(reference))),
  ]
}

/** Addresses of parts' pages, as many as there are up to `most`, to the hundred. */
export async function partPages(url: string, most: number = FIRST_PAGES): Promise<string[]> {
  const codes: string[] = []
  for (let page = 1; codes.length < most; page += 1) {
    const listed = await fetch(`${url}/marco/api/v1/product/aggregation/search?sort=code&pageSize=100&pageNo=${page}`)
    const { records } = v.parse(Listed, await listed.json()).result
    if (records.length === 0) break
    codes.push(...records.map(({ mcode }) => mcode))
  }
  return codes.map((code) => `/prod/m/${code}`)
}

/** Details of parts, one after another on one connection: a wait in one of them is hidden by no other. */
export async function detailFigures(server: AskedServer, reference: AskedServer, rounds: number): Promise<Measured[]> {
  const questions = await makeQuestions(server.url)
  const asked = portions(questions.find(({ name }) => name === 'part detail')?.paths.slice(0, FOR_MIXED) ?? [])
  const detail = () => costOf(server, asked(DETAILS), 1)
  await detail()
  const turns = await byTurns(rounds, detail, () => plainAnswersOneByOne(reference))
  return [waitFigure('detail: wait', turns), processorFigure('detail: processor', turns)]
}

/** Everything that visitors ask, one after another. */
export async function mixedFigures(server: AskedServer, reference: AskedServer, rounds: number): Promise<Measured[]> {
  const kinds = (await makeQuestions(server.url)).map(({ paths }) => portions(paths.slice(FOR_MIXED)))
  const mixed = async () => {
    const costs: Cost[] = []
    for (const next of kinds) costs.push(await costOf(server, next(MIXED_OF_EACH), 1))
    // The mean of the kinds: one slow kind counts.
    return { waitMs: mean(costs.map(({ waitMs }) => waitMs)), processorMs: mean(costs.map(({ processorMs }) => processorMs)) }
  }
  await mixed()
  const turns = await byTurns(rounds, mixed, () => plainAnswersOneByOne(reference))
  return [waitFigure('mixed: wait', turns), processorFigure('mixed: processor', turns)]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
