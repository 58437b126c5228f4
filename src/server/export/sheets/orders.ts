import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import { centsOfText, dollarsText } from '#server/db/money.ts'
import { money } from '#server/export/prices-of.ts'
import { type Cell, numericCell, type Row, type Scope, type Sheet } from '#server/export/sheet.ts'
import { listCell } from '#server/kernel/spreadsheet-text.ts'

const ORDERS_AT_ONCE = 50

interface OrderRow {
  id: string
  number: string
  placed_at: Date
  state: string
  email: string
  ship_to: PostalAddress
  bill_to: PostalAddress
  delivery_name: string
  payment: string
  purchase_order: string
  job_name: string
  due_on: string | null
  tax_name: string
  discounts: { code: string; name: string }[]
  shipping: string
  shipping_tax: string
  total: string
  paid: string
  refunded: string
  credited: string
  references: string[] | null
  lines: LineRow[] | null
}

/** A line of an order as the query returns it. Amounts are strings in dollars. */
interface LineRow {
  mcode: string
  number: string
  maker: string
  name: string
  condition: string
  qty: number
  price: string
  amount: string
  discount: string
  tax: string
  core: string
  cores: string
  coreTax: string
}

/** The subject of one line of the exported file: a line of the order, or the order's delivery (null). */
interface ExportedLine {
  order: OrderRow
  line: LineRow | null
}

interface Column {
  head: string
  cell: (booked: ExportedLine) => Cell
}

const dollars = (cents: number): Cell => numericCell(dollarsText(cents))
const sum = (...texts: readonly string[]): number => texts.reduce((all, text) => all + centsOfText(text), 0)

const ofOrder = (head: string, cell: (order: OrderRow) => Cell): Column => ({ head, cell: ({ order }) => cell(order) })
const ofLine = (head: string, cell: (line: LineRow) => Cell): Column => ({ head, cell: ({ line }) => (line === null ? null : cell(line)) })
/**
 * Returns a column that is filled only once per order, in the line of its delivery, so that the sum of the column is the sum of the orders.
 */
const deliveryLineColumn = (head: string, cell: (order: OrderRow) => Cell): Column => ({
  head,
  cell: ({ order, line }) => (line === null ? cell(order) : null),
})

const addressColumns = (of: string, address: (order: OrderRow) => PostalAddress): Column[] => [
  ofOrder(`${of} name`, (order) => address(order).name),
  ofOrder(`${of} company`, (order) => address(order).company),
  ofOrder(`${of} address`, (order) => listCell(address(order).lines)),
  ofOrder(`${of} postcode`, (order) => address(order).postcode),
  ofOrder(`${of} city`, (order) => address(order).city),
  ofOrder(`${of} region`, (order) => address(order).region),
  ofOrder(`${of} country`, (order) => address(order).country),
]

const columns: readonly Column[] = [
  ofOrder('Order', ({ number }) => number),
  ofOrder('Placed (UTC)', ({ placed_at }) => numericCell(placed_at.toISOString().slice(0, 19).replace('T', ' '))),
  ofOrder('State', ({ state }) => state),
  ofOrder('Customer', ({ email }) => email),
  ofOrder('Company', ({ bill_to, ship_to }) => bill_to.company || ship_to.company),
  ofOrder('VAT id', ({ bill_to }) => bill_to.vatId),
  ...addressColumns('Billing', ({ bill_to }) => bill_to),
  ...addressColumns('Shipping', ({ ship_to }) => ship_to),
  ofOrder('Purchase order', ({ purchase_order }) => purchase_order),
  ofOrder('Job', ({ job_name }) => job_name),
  { head: 'Line', cell: ({ line }) => (line === null ? 'delivery' : 'goods') },
  ofLine('Part number', ({ mcode }) => mcode),
  ofLine('OE number', ({ number }) => number),
  ofLine('Brand', ({ maker }) => maker),
  { head: 'Name', cell: ({ order, line }) => (line === null ? order.delivery_name : line.name) },
  ofLine('Condition', ({ condition }) => condition),
  ofLine('Quantity', ({ qty }) => numericCell(qty)),
  ofLine('Unit price', ({ price }) => money(price)),
  { head: 'Amount', cell: ({ order, line }) => money(line === null ? order.shipping : line.amount) },
  ofLine('Discount', ({ discount }) => money(discount)),
  ofLine('Core charge', ({ core }) => money(core)),
  ofLine('Core charges', ({ cores }) => money(cores)),
  { head: 'Tax', cell: ({ order, line }) => (line === null ? money(order.shipping_tax) : dollars(sum(line.tax, line.coreTax))) },
  { head: 'Line total', cell: ({ order, line }) => dollars(line === null ? sum(order.shipping, order.shipping_tax) : lineTotal(line)) },
  ofOrder('Tax name', ({ tax_name }) => tax_name),
  ofOrder('Discounts by', ({ discounts }) => listCell(discounts.map(({ code, name }) => code || name))),
  deliveryLineColumn('Order total', ({ total }) => money(total)),
  deliveryLineColumn('Paid', ({ paid }) => money(paid)),
  deliveryLineColumn('Refunded', ({ refunded }) => money(refunded)),
  deliveryLineColumn('Credited', ({ credited }) => money(credited)),
  ofOrder('Payment', ({ payment }) => payment),
  ofOrder('Due on', ({ due_on }) => numericCell(due_on)),
  ofOrder('Payment reference', ({ references }) => listCell(references ?? [])),
]

const lineTotal = ({ amount, discount, tax, cores, coreTax }: LineRow): number => sum(amount, tax, cores, coreTax) - centsOfText(discount)

/**
 * Exports orders for bookkeeping: one line per line of the order, and one line for its delivery, which also has the totals. The `Line
 * total`s of an order add up to its `Order total`.
 */
export async function ordersSheet(scope: Scope): Promise<Sheet> {
  const rowsOf = (order: OrderRow): Row[] => [...(order.lines ?? []), null].map((line) => columns.map(({ cell }) => cell({ order, line })))
  async function* rows() {
    for await (const some of orderRanges(scope)) yield some.flatMap(rowsOf)
  }
  return { head: columns.map(({ head }) => head), rows: rows() }
}

/** Yields orders by number, in portions. Each order is read in one query, so the data of an order is consistent. */
async function* orderRanges({ db, tenantId, since }: Scope): AsyncGenerator<OrderRow[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql<OrderRow>`
      select id, number, placed_at, state, email, ship_to, bill_to, delivery_name, payment, purchase_order, job_name, due_on, tax_name, discounts,
        shipping, shipping_tax, total, paid, refunded, credited,
        (select json_agg(reference order by at, id) from order_payment as paid
          where paid.tenant_id = shop_order.tenant_id and paid.order_id = shop_order.id and kind = 'payment' and reference <> '') as "references",
        (select json_agg(json_build_object('mcode', mcode, 'number', oe_number, 'maker', producer, 'name', name, 'condition', condition,
            'qty', qty, 'price', unit_price::text, 'amount', amount::text, 'discount', discount::text, 'tax', tax::text,
            'core', core_charge::text, 'cores', core_amount::text, 'coreTax', core_tax::text) order by line_no)
          from order_line as line where line.tenant_id = shop_order.tenant_id and line.order_id = shop_order.id) as lines
      from shop_order where tenant_id = ${tenantId} and number > ${after} order by number limit ${ORDERS_AT_ONCE}`.execute(db)
    const wanted = since === null ? rows : rows.filter(({ placed_at }) => placed_at >= since)
    if (wanted.length > 0) yield wanted
    const last = rows.at(-1)
    if (last === undefined || rows.length < ORDERS_AT_ONCE) return
    after = last.number
    await turn()
  }
}
