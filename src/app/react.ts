// React in a separate chunk (.ci/chunks.ts), which stays cached while the app changes. Its CommonJS modules run on import: this file runs
// them in a task of their own, before the rest (first.ts).
import 'react'
import 'react-dom/client'
