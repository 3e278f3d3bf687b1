export { createGivenUpSweep } from './given-up-sweep.ts'
export { jobsRoutes } from './jobs.routes.ts'
export { createJobsService } from './jobs.service.ts'
