export { calendarRoutes } from './calendar.routes.ts'
export { createCalendarService } from './calendar.service.ts'
export { feedsRoutes } from './feeds.routes.ts'
export { createFeedsService } from './feeds.service.ts'
