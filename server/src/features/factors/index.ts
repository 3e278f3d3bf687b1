export { factorsRoutes } from './factors.routes.ts'
export { createStepUpService } from './step-up.service.ts'
