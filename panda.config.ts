import { defineConfig } from '@pandacss/dev'
import { preset as presetBase } from '@pandacss/preset-base'
import { conditions } from './src/app/styles/conditions.ts'
import { inlineFixedTokens } from './src/app/styles/fixed-tokens.ts'
import { globalCss } from './src/app/styles/global.ts'
import { recipes, slotRecipes } from './src/app/styles/recipes.ts'
import { semanticTokens } from './src/app/styles/semantic-tokens.ts'
import { breakpoints, keyframes, tokens } from './src/app/styles/tokens.ts'

export default defineConfig({
  // Its global styles give each element thirty variables for filters and transforms; this shop uses none, and every restyling pays for them.
  eject: true,
  presets: [{ ...presetBase, globalCss: {} }],
  // global.ts resets what this shop uses; the stock reset would be 1 kB of rules for elements it has none of.
  preflight: false,
  strictTokens: true,
  shorthands: false,
  include: ['./src/app/**/*.{ts,tsx}'],
  exclude: [],
  outdir: 'src/styled-system',
  outExtension: 'js',
  // How the source names the output: the alias of package.json, which Panda does not read by itself.
  importMap: '#styled',
  conditions: { extend: conditions },
  globalCss,
  hooks: { 'cssgen:done': ({ artifact, content }) => (artifact === 'styles.css' ? inlineFixedTokens(content) : undefined) },
  theme: { breakpoints, tokens, semanticTokens, keyframes, recipes, slotRecipes },
})
