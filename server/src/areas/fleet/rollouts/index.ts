export { listPresentBuilds } from './builds.repository.ts'
