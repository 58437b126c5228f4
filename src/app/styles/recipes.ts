import { button } from './recipes/button.ts'
import { chip } from './recipes/chip.ts'
import { field } from './recipes/field.ts'
import { heading } from './recipes/heading.ts'
import { link } from './recipes/link.ts'
import { mark } from './recipes/mark.ts'
import { pageWidth } from './recipes/page-width.ts'
import { panel } from './recipes/panel.ts'
import { row } from './recipes/row.ts'
import { scale } from './recipes/scale.ts'
import { sheet } from './recipes/sheet.ts'
import { table } from './recipes/table.ts'
import { screenRecipes } from './screen-recipes.ts'

/** Styles of single elements. A recipe is a file in ./recipes and a name here. */
export const recipes = { button, chip, field, heading, link, mark, pageWidth, panel, row, scale }

/** Styles of several elements together. */
export const slotRecipes = { sheet, table, ...screenRecipes }
