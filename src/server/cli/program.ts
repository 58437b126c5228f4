import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { AppError } from '#contract/errors.ts'
import { MAX_POINTS_PER_ENTRY } from '#contract/rewards/points-rules.ts'
import { parsePositiveWholeNumber, parseSingleLine } from './arguments.ts'
import { attributeCommands } from './attributes.ts'
import { addAuditCommands } from './audit-log.ts'
import { addBackupCommands } from './backup.ts'
import { addCategoryCommands } from './categories.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { addCoreCommands } from './cores.ts'
import { addCouponCommands } from './coupons.ts'
import { addExportCommands, addPriceCommands } from './export.ts'
import { addGiftCommands } from './gifts.ts'
import type { LocalCommandContext } from './here.ts'
import { addImportCommands, type LocalActionFactory } from './import/commands.ts'
import { addLotteryCommands } from './lottery.ts'
import { addNameCommands } from './names.ts'
import { addOpenShopCommand } from './open.ts'
import { addOrderCommands } from './orders.ts'
import { addPackCommands } from './packs.ts'
import { addPageCommands } from './pages.ts'
import { addPartCommands } from './parts.ts'
import { deductPoints, grantPoints } from './points-change.ts'
import { listPoints } from './points-read.ts'
import { addPromotionCommands } from './promotions.ts'
import { addQuestionCommands } from './questions.ts'
import { addRefundCommands } from './refunds-owed.ts'
import { addReturnCommands } from './returns.ts'
import { addStatusCommand } from './status.ts'
import { addTenantCommands } from './tenants.ts'
import { addTermCommands } from './terms.ts'

/** A parsed command that has not been carried out yet. */
export interface ParsedCommand {
  action: string
  isJsonOutput: boolean
  /** The name that --as gives for the audit. Undefined: the user who runs the command. */
  operatorName: string | undefined
  tenant: string | undefined
  run: (command: CommandContext) => Promise<CommandOutput>
  /** Carries out a command that runs in the operator's own process. If it is present, `run` is not called. */
  runLocally?: (here: LocalCommandContext) => Promise<CommandOutput & { exit?: 0 | 1 }>
}

/** Result of reading a command: a command to carry out (job), or a text to print (help, or a usage error). */
export type CommandParseResult = { type: 'job'; command: ParsedCommand } | { type: 'text'; text: string; isUsageError: boolean }

interface GlobalOptions {
  json?: boolean
  as?: string
  tenant?: string
}

const programDescription = `The operator's commands. They work beside a running shop: it carries them out itself; without one the database is opened here.
Every change is one transaction and leaves a row in the audit.`

const helpFooter = `
Exit codes: 0 done, 1 not found or refused, 2 wrong use.`

/** Parses a command without carrying it out. */
export function parseCommandWords(words: readonly string[]): CommandParseResult {
  let printed = ''
  let job: ParsedCommand | null = null
  const typed = (command: Command): Omit<ParsedCommand, 'run' | 'here'> => {
    const { json = false, as, tenant } = command.optsWithGlobals<GlobalOptions>()
    return { action: commandPath(command), isJsonOutput: json, operatorName: as, tenant }
  }
  const act: CommandActionFactory = (run) =>
    function (...given) {
      job = { ...typed(this), run: (command) => run(command, ...given) }
    }
  const actHere: LocalActionFactory = (run) =>
    function (...given) {
      job = { ...typed(this), run: refuseRemoteRun, runLocally: (here) => run(here, ...given) }
    }
  const print = (text: string) => {
    printed += text
  }
  const program = new Command('npm run shop --')
    .description(programDescription)
    .usage('<command> [options]')
    .option('--json', 'print JSON for programs')
    .option('--tenant <id>', 'of this shop only')
    .option('--as <name>', 'who does it, for the audit (default: the user of this machine)', parseSingleLine)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print })
    .showHelpAfterError('(--help says how)')
    .addHelpText('after', helpFooter)
  addOpenShopCommand(program, act)
  addOrderCommands(addCommandGroup(program, 'orders', 'what customers have ordered'), act)
  addRefundCommands(addCommandGroup(program, 'refunds', 'money that was promised back'), act)
  addReturnCommands(addCommandGroup(program, 'returns', 'what customers send back'), act)
  addCoreCommands(addCommandGroup(program, 'cores', 'used units that customers owe for a deposit'), act)
  addPartCommands(addCommandGroup(program, 'parts', 'stock and prices'), act)
  addImportCommands(addCommandGroup(program, 'import', 'your own catalogue, from files'), act, actHere)
  addPriceCommands(addCommandGroup(program, 'prices', 'prices of customer groups'), act)
  addCouponCommands(addCommandGroup(program, 'coupons', 'what customers may take off'), act)
  addPageCommands(addCommandGroup(program, 'pages', 'content pages: About Us, terms and others'), act)
  addQuestionCommands(addCommandGroup(program, 'questions', 'what was asked at the counter'), act)
  attributeCommands(addCommandGroup(program, 'attributes', 'what the shop measures its parts by beside the trade’s'), act)
  addCategoryCommands(addCommandGroup(program, 'categories', 'names of categories, and which attributes decide, filter and show'), act)
  addNameCommands(addCommandGroup(program, 'names', 'the shop’s own names in its other languages'), act)
  addPromotionCommands(addCommandGroup(program, 'promotions', 'prices of parts for a time'), act)
  addPointCommands(addCommandGroup(program, 'points', 'points of customers: who has how many, more or fewer'), act)
  addGiftCommands(addCommandGroup(program, 'gifts', 'what points buy, and who took what'), act)
  addLotteryCommands(addCommandGroup(program, 'lottery', 'draws for points'), act)
  addPackCommands(addCommandGroup(program, 'packs', 'the catalogue as devices keep it'), act)
  addTenantCommands(addCommandGroup(program, 'tenants', 'the shops in this database'), act)
  addTermCommands(addCommandGroup(program, 'terms', 'deliveries, taxes, payments and bank of a shop'), act)
  addAuditCommands(addCommandGroup(program, 'audit', 'who did what'), act)
  addExportCommands(program, act)
  addBackupCommands(program, act)
  addStatusCommand(program, act)
  try {
    program.parse([...words], { from: 'user' })
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    return { type: 'text', text: printed, isUsageError: thrown.code !== 'commander.helpDisplayed' && words.length > 0 }
  }
  return job === null ? { type: 'text', text: printed || program.helpInformation(), isUsageError: false } : { type: 'job', command: job }
}

/**
 * Replaces the action of commands that read files or ask questions, because they run in the operator's process and never in the running
 * shop.
 */
const refuseRemoteRun = (): Promise<never> =>
  Promise.reject(
    new AppError('bad-request', {
      message: 'A running shop cannot carry this command out, because it reads files or asks questions. Run it with npm run shop.',
    }),
  )

/** Creates a group of commands. A group that is typed without a command prints its help. */
const addCommandGroup = (program: Command, name: string, description: string): Command => program.command(name).description(description)

/** Returns the name of a command as the audit records it, such as `orders ship`. */
function commandPath(command: Command): string {
  const { parent } = command
  return parent?.parent ? `${commandPath(parent)} ${command.name()}` : command.name()
}

function parsePoints(text: string): number {
  const read = parsePositiveWholeNumber(text)
  if (read > MAX_POINTS_PER_ENTRY) throw new InvalidArgumentError(`At most ${MAX_POINTS_PER_ENTRY} points at once.`)
  return read
}

function addPointCommands(group: Command, act: CommandActionFactory): void {
  group
    .command('list')
    .description('customers with points, most first; or the ledger of one, newest first')
    .option('--of <e-mail>', 'the ledger of this customer', parseSingleLine)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listPoints))
  group
    .command('grant')
    .description('gives points, which are valid as long as earned ones')
    .argument('<e-mail>', 'the customer', parseSingleLine)
    .argument('<points>', 'how many', parsePoints)
    .option('--note <text>', 'why: the customer reads it', parseSingleLine)
    .action(act(grantPoints))
  group
    .command('take')
    .description('takes points away, at most the balance')
    .argument('<e-mail>', 'the customer', parseSingleLine)
    .argument('<points>', 'how many', parsePoints)
    .option('--note <text>', 'why: the customer reads it', parseSingleLine)
    .action(act(deductPoints))
}
