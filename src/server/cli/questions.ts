import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { AppError } from '#contract/errors.ts'
import { questionNumber } from '#contract/pages/questions.ts'
import { photoFileName } from '#server/pages/questions/photo.ts'
import { markQuestionDone, type QuestionRow, readQuestionByNumber, readQuestions } from '#server/pages/questions/queries.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, formatMinute, formatNameValuePairs } from './command-output.ts'
import { findSelectedTenant } from './find.ts'

/** Reads the number of a customer's question: `Q-1042` or `1042`. */
function parseQuestionNumber(text: string): number {
  const [, digits] = /^(?:Q-)?(\d{1,9})$/i.exec(text) ?? []
  if (digits === undefined) throw new InvalidArgumentError('The number of a question looks like Q-1042.')
  return Number(digits)
}

export function addQuestionCommands(group: Command, act: CommandActionFactory): void {
  group
    .command('list', { isDefault: true })
    .description('questions, newest first')
    .option('--open', 'only those that are not done')
    .action(act(listQuestions))
  group
    .command('show')
    .description('one question')
    .argument('<number>', 'its number: Q-1042', parseQuestionNumber)
    .option('--photos <folder>', 'writes its photos there')
    .action(act(showQuestion))
  group
    .command('done')
    .description('marks a question as done')
    .argument('<number>', 'its number: Q-1042', parseQuestionNumber)
    .action(act(closeQuestion))
}

const questionDataOf = (row: QuestionRow) => ({
  ...{ number: questionNumber(row.number), name: row.name, email: row.email, phone: row.phone, about: row.about, question: row.question },
  ...{ language: row.language, askedAt: row.asked_at.toISOString(), doneAt: row.done_at?.toISOString() ?? null },
})

async function listQuestions(command: CommandContext, options: { open?: boolean }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const rows = await readQuestions({ db: command.db, tenantId: id }, options)
  const shown = rows.map((row) => {
    const begins = row.question.length > 40 ? `${row.question.slice(0, 39)}…` : row.question
    const done = row.done_at === null ? 'open' : `done ${formatMinute(row.done_at)}`
    return [questionNumber(row.number), formatMinute(row.asked_at), done, row.email, row.about, String(row.photos), begins]
  })
  return {
    data: rows.map((row) => ({ ...questionDataOf(row), photos: row.photos })),
    text: formatList(['number', 'asked (UTC)', 'state', 'from', 'about', 'photos', 'question'], shown, 'Nobody has asked anything.'),
  }
}

async function findQuestion(command: Pick<CommandContext, 'db'>, tenantId: string, wanted: number) {
  const row = await readQuestionByNumber({ db: command.db, tenantId }, wanted)
  if (!row) throw new AppError('not-found', { message: `The shop ${tenantId} has no question ${questionNumber(wanted)}.` })
  return row
}

async function showQuestion(command: CommandContext, wanted: number, { photos: to }: { photos?: string }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const row = await findQuestion(command, id, wanted)
  const named = row.photos.map(({ type, photo }, place) => ({ name: photoFileName(questionNumber(row.number), place, type), photo }))
  const files: string[] = []
  if (to !== undefined && named.length > 0) {
    await mkdir(resolve(command.folder, to), { recursive: true })
    for (const { name, photo } of named) {
      await writeFile(resolve(command.folder, to, name), photo)
      files.push(join(to, name))
    }
  }
  const head = formatNameValuePairs({
    ...{
      number: questionNumber(row.number),
      asked: formatMinute(row.asked_at),
      done: row.done_at === null ? '' : formatMinute(row.done_at),
    },
    ...{ from: `${row.name}, ${row.email}`, phone: row.phone, about: row.about, language: row.language },
    photos: files.length > 0 ? files.join(', ') : row.photos.length === 0 ? '' : `${row.photos.length} (--photos FOLDER writes them)`,
  })
  // A visitor's text must not control the terminal, so its control characters are replaced.
  const asked = row.question.split('\n').map((line) => line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' '))
  return { data: { ...questionDataOf(row), photos: row.photos.length, files }, text: `${head}\n\n${asked.join('\n')}` }
}

async function closeQuestion(command: CommandContext, wanted: number): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  return changeShop(command, id, async ({ db, clock }) => {
    const row = await findQuestion({ db }, id, wanted)
    const about = questionNumber(row.number)
    if (row.done_at !== null) throw new AppError('wrong-state', { message: `${about} has been done since ${formatMinute(row.done_at)}.` })
    await markQuestionDone({ db, tenantId: id }, row.number, new Date(clock.now()))
    return { about, data: { number: about, done: true }, text: `${about} is done.` }
  })
}
