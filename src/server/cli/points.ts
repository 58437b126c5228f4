import { type Command, InvalidArgumentError } from 'commander'
import { MAX_POINTS_AT_ONCE } from '#contract/rewards/points-rules.ts'
import { line, wholeAboveZero } from './arguments.ts'
import type { Act } from './command.ts'
import { grantPoints, takePoints } from './points-change.ts'
import { listPoints } from './points-read.ts'

function points(text: string): number {
  const read = wholeAboveZero(text)
  if (read > MAX_POINTS_AT_ONCE) throw new InvalidArgumentError(`At most ${MAX_POINTS_AT_ONCE} points at once.`)
  return read
}

export function pointCommands(group: Command, act: Act): void {
  group
    .command('list')
    .description('customers with points, most first; or the ledger of one, newest first')
    .option('--of <e-mail>', 'the ledger of this customer', line)
    .option('--limit <count>', 'at most so many', wholeAboveZero, 50)
    .action(act(listPoints))
  group
    .command('grant')
    .description('gives points, which are good for as long as earned ones')
    .argument('<e-mail>', 'the customer', line)
    .argument('<points>', 'how many', points)
    .option('--note <text>', 'why: the customer reads it', line)
    .action(act(grantPoints))
  group
    .command('take')
    .description('takes points away, at most those that are there')
    .argument('<e-mail>', 'the customer', line)
    .argument('<points>', 'how many', points)
    .option('--note <text>', 'why: the customer reads it', line)
    .action(act(takePoints))
}
