export { listMutes } from './mutes.repository.ts'
export { listTold } from './delivered.repository.ts'
export { createPastTroubles } from './past-issues.ts'
