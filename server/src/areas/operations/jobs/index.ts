export { createGivenUpSweep } from './purge-failed-jobs.ts'
export { jobsRoutes } from './jobs.routes.ts'
export { createJobsService } from './jobs.service.ts'
