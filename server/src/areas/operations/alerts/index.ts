export { issueNeeds } from './acknowledgements.service.ts'
export { createPastServerIssues as createPastServerIssues } from './past-issues.ts'
