import { beforeEach } from 'vitest'

// Mutants of rules don't depend on the engine, and SQLite is several times faster.
beforeEach(({ task, skip }) => {
  if (task.fullName.includes('PostgreSQL')) skip()
})
