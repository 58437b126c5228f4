import { button } from './recipes/button.ts'
import { chip } from './recipes/chip.ts'
import { field } from './recipes/field.ts'
import { heading } from './recipes/heading.ts'
import { icon } from './recipes/icon.ts'
import { link } from './recipes/link.ts'
import { mark } from './recipes/mark.ts'
import { pageWidth } from './recipes/page-width.ts'
import { panel } from './recipes/panel.ts'
import { row } from './recipes/row.ts'
import { scale } from './recipes/scale.ts'
import { sheet } from './recipes/sheet.ts'
import { table } from './recipes/table.ts'
import { screenRecipes } from './screen-recipes.ts'

/** Styles of single elements. A new recipe needs a file in ./recipes and its name here. */
export const recipes = { button, chip, field, heading, icon, link, mark, pageWidth, panel, row, scale }

/** Styles that concern several elements together (slot recipes). */
export const slotRecipes = { sheet, table, ...screenRecipes }
