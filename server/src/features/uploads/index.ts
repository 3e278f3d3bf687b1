export { createIntake } from './intake.ts'
export { uploadsRoutes } from './uploads.routes.ts'
export { createUploadsService } from './uploads.service.ts'
