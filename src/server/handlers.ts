import { accountHandlers } from './account/routes.ts'
import { addressHandlers } from './addresses/routes.ts'
import { cartHandlers } from './cart/routes.ts'
import type { ServerHandlers } from './ask.ts'
import { catalogueHandlers } from './catalogue/routes.ts'
import { orderHandlers } from './orders/routes.ts'
import { pushHandlers } from './push/routes.ts'

/** Who answers which row of the call table. A row without an answer is a type error here. */
export const handlers: ServerHandlers = {
  ...catalogueHandlers,
  ...accountHandlers,
  ...cartHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...pushHandlers,
}
