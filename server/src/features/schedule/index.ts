export { scheduleRoutes } from './schedule.routes.ts'
export { createScheduleService } from './schedule.service.ts'
