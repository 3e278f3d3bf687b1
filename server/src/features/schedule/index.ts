export { createBatchSweep } from './batch-sweep.ts'
export { createBulkService } from './bulk.service.ts'
export { scheduleRoutes } from './schedule.routes.ts'
export { createScheduleService } from './schedule.service.ts'
