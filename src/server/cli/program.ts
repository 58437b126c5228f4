import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { AppError } from '#contract/errors.ts'
import { MAX_POINTS_AT_ONCE } from '#contract/rewards/points-rules.ts'
import { parseLine, parsePositiveWhole } from './arguments.ts'
import { attributeCommands } from './attributes.ts'
import { auditCommands } from './audit-log.ts'
import { backupCommands } from './backup.ts'
import { categoryCommands } from './categories.ts'
import type { CommandContext, ToAction } from './command.ts'
import { coreCommands } from './cores.ts'
import { couponCommands } from './coupons.ts'
import { exportCommands, priceCommands } from './export.ts'
import { giftCommands } from './gifts.ts'
import type { LocalCommandContext } from './here.ts'
import { importCommands, type ToLocalAction } from './import/commands.ts'
import { lotteryCommands } from './lottery.ts'
import { nameCommands } from './names.ts'
import { openCommand } from './open.ts'
import { orderCommands } from './orders.ts'
import type { Output } from './output.ts'
import { packCommands } from './packs.ts'
import { pageCommands } from './pages.ts'
import { partCommands } from './parts.ts'
import { grantPoints, takePoints } from './points-change.ts'
import { listPoints } from './points-read.ts'
import { promotionCommands } from './promotions.ts'
import { questionCommands } from './questions.ts'
import { refundCommands } from './refunds-owed.ts'
import { returnCommands } from './returns.ts'
import { statusCommand } from './status.ts'
import { tenantCommands } from './tenants.ts'
import { termCommands } from './terms.ts'

/** A parsed command that has not been carried out yet. */
export interface ParsedCommand {
  action: string
  json: boolean
  /** The name that --as gives for the audit. Undefined: the user who runs the command. */
  as: string | undefined
  tenant: string | undefined
  run: (command: CommandContext) => Promise<Output>
  /** Carries out a command that runs in the operator's own process. If present, it replaces `run`. */
  runLocally?: (here: LocalCommandContext) => Promise<Output & { exit?: 0 | 1 }>
}

/** Result of reading a command: a command to carry out (job), or a text to print (help, or a usage error). */
export type CommandParseResult = { type: 'job'; job: ParsedCommand } | { type: 'text'; text: string; wrong: boolean }

interface GlobalOptions {
  json?: boolean
  as?: string
  tenant?: string
}

const programDescription = `The operator's commands. They work beside a running shop: it carries them out itself; without one the database is opened here.
Every change is one transaction and leaves a row in the audit.`

const after = `
Exit codes: 0 done, 1 not found or refused, 2 wrong use.`

/** Parses a command without carrying it out. */
export function readCommand(words: readonly string[]): CommandParseResult {
  let printed = ''
  let job: ParsedCommand | null = null
  const typed = (command: Command): Omit<ParsedCommand, 'run' | 'here'> => {
    const { json = false, as, tenant } = command.optsWithGlobals<GlobalOptions>()
    return { action: wordsOf(command), json, as, tenant }
  }
  const act: ToAction = (run) =>
    function (...given) {
      job = { ...typed(this), run: (command) => run(command, ...given) }
    }
  const actHere: ToLocalAction = (run) =>
    function (...given) {
      job = { ...typed(this), run: refuseElsewhere, runLocally: (here) => run(here, ...given) }
    }
  const print = (text: string) => {
    printed += text
  }
  const program = new Command('npm run shop --')
    .description(programDescription)
    .usage('<command> [options]')
    .option('--json', 'print JSON for programs')
    .option('--tenant <id>', 'of this shop only')
    .option('--as <name>', 'who does it, for the audit (default: the user of this machine)', parseLine)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print })
    .showHelpAfterError('(--help says how)')
    .addHelpText('after', after)
  openCommand(program, act)
  orderCommands(group(program, 'orders', 'what customers have ordered'), act)
  refundCommands(group(program, 'refunds', 'money that was promised back'), act)
  returnCommands(group(program, 'returns', 'what customers send back'), act)
  coreCommands(group(program, 'cores', 'used units that customers owe for a deposit'), act)
  partCommands(group(program, 'parts', 'stock and prices'), act)
  importCommands(group(program, 'import', 'your own catalogue, from files'), act, actHere)
  priceCommands(group(program, 'prices', 'prices of customer groups'), act)
  couponCommands(group(program, 'coupons', 'what customers may take off'), act)
  pageCommands(group(program, 'pages', 'content pages: About Us, terms and others'), act)
  questionCommands(group(program, 'questions', 'what was asked at the counter'), act)
  attributeCommands(group(program, 'attributes', 'what the shop measures its parts by beside the trade’s'), act)
  categoryCommands(group(program, 'categories', 'names of categories, and which attributes decide, filter and show'), act)
  nameCommands(group(program, 'names', 'the shop’s own names in its other languages'), act)
  promotionCommands(group(program, 'promotions', 'prices of parts for a time'), act)
  pointCommands(group(program, 'points', 'points of customers: who has how many, more or fewer'), act)
  giftCommands(group(program, 'gifts', 'what points buy, and who took what'), act)
  lotteryCommands(group(program, 'lottery', 'draws for points'), act)
  packCommands(group(program, 'packs', 'the catalogue as devices keep it'), act)
  tenantCommands(group(program, 'tenants', 'the shops in this database'), act)
  termCommands(group(program, 'terms', 'deliveries, taxes, payments and bank of a shop'), act)
  auditCommands(group(program, 'audit', 'who did what'), act)
  exportCommands(program, act)
  backupCommands(program, act)
  statusCommand(program, act)
  try {
    program.parse([...words], { from: 'user' })
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    return { type: 'text', text: printed, wrong: thrown.code !== 'commander.helpDisplayed' && words.length > 0 }
  }
  return job === null ? { type: 'text', text: printed || program.helpInformation(), wrong: false } : { type: 'job', job }
}

/**
 * Replaces the action of commands that read files or ask questions, because they run in the operator's process and never in the running
 * shop.
 */
const refuseElsewhere = (): Promise<never> =>
  Promise.reject(
    new AppError('bad-request', {
      message: 'A running shop cannot carry this command out, because it reads files or asks questions. Run it with npm run shop.',
    }),
  )

/** Creates a group of commands. A group that is typed without a command prints its help. */
const group = (program: Command, name: string, description: string): Command => program.command(name).description(description)

/** Returns the name of a command as the audit records it, such as `orders ship`. */
function wordsOf(command: Command): string {
  const { parent } = command
  return parent?.parent ? `${wordsOf(parent)} ${command.name()}` : command.name()
}

function points(text: string): number {
  const read = parsePositiveWhole(text)
  if (read > MAX_POINTS_AT_ONCE) throw new InvalidArgumentError(`At most ${MAX_POINTS_AT_ONCE} points at once.`)
  return read
}

function pointCommands(group: Command, act: ToAction): void {
  group
    .command('list')
    .description('customers with points, most first; or the ledger of one, newest first')
    .option('--of <e-mail>', 'the ledger of this customer', parseLine)
    .option('--limit <count>', 'at most so many', parsePositiveWhole, 50)
    .action(act(listPoints))
  group
    .command('grant')
    .description('gives points, which are valid as long as earned ones')
    .argument('<e-mail>', 'the customer', parseLine)
    .argument('<points>', 'how many', points)
    .option('--note <text>', 'why: the customer reads it', parseLine)
    .action(act(grantPoints))
  group
    .command('take')
    .description('takes points away, at most the balance')
    .argument('<e-mail>', 'the customer', parseLine)
    .argument('<points>', 'how many', points)
    .option('--note <text>', 'why: the customer reads it', parseLine)
    .action(act(takePoints))
}
