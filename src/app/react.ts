// Puts React into a separate chunk (.ci/chunks.ts), which stays cached while the app changes. React's CommonJS modules run on import, so
// this file runs them in a task of their own, before the rest of the app (first.ts). The order of the imports matters.
import './errors-without-stacks.ts'
import 'react'
import 'react-dom/client'
import './errors-with-stacks.ts'
