export { calendarRoutes } from './calendar.routes.ts'
export { createCalendarService } from './calendar.service.ts'
export { feedsRoutes } from './calendar-feeds.routes.ts'
export { createFeedsService } from './calendar-feeds.service.ts'
