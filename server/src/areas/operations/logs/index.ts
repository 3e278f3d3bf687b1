export { checkChain } from './chain-check.ts'
export { logsRoutes } from './logs.routes.ts'
export { createLogsService } from './logs.service.ts'
