import { defineConfig } from '@pandacss/dev'

export default defineConfig({
  preflight: true,
  strictTokens: true,
  include: ['./src/app/**/*.{ts,tsx}'],
  exclude: [],
  jsxFramework: 'react',
  outdir: 'src/styled-system',
})
