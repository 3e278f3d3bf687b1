export { issueNeeds } from './acknowledgements.service.ts'
export { createPastServerIssues } from './past-issues.ts'
