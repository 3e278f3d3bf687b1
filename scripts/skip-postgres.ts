import { beforeEach } from 'vitest'

// Mutants of rules do not depend on the engine, and SQLite runs them several times faster.
beforeEach(({ task, skip }) => {
  if (task.fullName.includes('PostgreSQL')) skip()
})
