export { issueNeeds } from './acknowledgements.service.ts'
export { createPastTroubles } from './past-issues.ts'
