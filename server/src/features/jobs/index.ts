export { jobsRoutes } from './jobs.routes.ts'
export { createJobsService } from './jobs.service.ts'
