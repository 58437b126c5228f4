import { type Command, Option } from 'commander'
import { orderStates } from '#contract/order-states.ts'
import { line, money, pieces, webAddress, wholeAboveZero } from './arguments.ts'
import type { Act } from './command.ts'
import { cancelOrder, deliverOrder, packOrder, payOrder, returnedOrder, shipOrder } from './orders-move.ts'
import { listOrders, showOrder } from './orders-read.ts'
import { refundOrder } from './refunds.ts'

const NUMBER = ['<number>', "the order's number or id"] as const

export function orderCommands(orders: Command, act: Act): void {
  orders
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--state <state>', 'in this state only').choices(orderStates))
    .option('--search <text>', 'by number, customer, job, purchase order, or by a part of it', line)
    .option('--limit <count>', 'at most so many', wholeAboveZero, 50)
    .action(act(listOrders))
  orders
    .command('show')
    .description('one order with all that belongs to it')
    .argument(...NUMBER)
    .action(act(showOrder))
  orders
    .command('pay')
    .description('records money that came in')
    .argument(...NUMBER)
    .argument('[amount]', 'dollars, such as 120.50; without it all that is due', money)
    .option('--reference <text>', 'what the bank calls it; the same one again changes nothing', line)
    .option('--overpaid', 'take it although less is due')
    .action(act(payOrder))
  orders
    .command('pack')
    .description('says that it is packed')
    .argument(...NUMBER)
    .action(act(packOrder))
  orders
    .command('ship')
    .description('says that it has left')
    .argument(...NUMBER)
    .option('--carrier <name>', 'who carries it', line)
    .option('--tracking <number>', "the parcel's number", line)
    .option('--url <address>', 'where the parcel can be followed', webAddress)
    .option('--line <part:count>', 'only this of it, the rest later; may be given several times', pieces)
    .action(act(shipOrder))
  orders
    .command('deliver')
    .description('says that it has arrived, or was fetched')
    .argument(...NUMBER)
    .action(act(deliverOrder))
  orders
    .command('cancel')
    .description('cancels it, or pieces of it that have not left: stock and coupon go back, what was paid is owed')
    .argument(...NUMBER)
    .option('--rest', 'only what it waits for and never comes; the order goes on without it')
    .option('--line <part:count>', 'only these pieces; may be given several times', pieces)
    .option('--reason <text>', 'why, for the customer', line)
    .action(act(cancelOrder))
  orders
    .command('returned')
    .description('says that the parcel came back')
    .argument(...NUMBER)
    .option('--restock', 'put its pieces back on the shelf')
    .action(act(returnedOrder))
  orders
    .command('refund')
    .description('promises money back: an amount, or what some lines cost; never more than was paid')
    .argument(...NUMBER)
    .argument('[amount]', 'dollars, such as 12.50', money)
    .option('--line <part:count>', 'what these pieces cost with their tax; may be given several times', pieces)
    .option('--reason <text>', 'why, for the customer', line)
    .action(act(refundOrder))
}
