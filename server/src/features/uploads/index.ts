export { createCutter } from './cut-clip.ts'
export { createIntake } from './intake.ts'
export { uploadsRoutes } from './uploads.routes.ts'
export { createUploadsService } from './uploads.service.ts'
