export { createFleetPush } from './fleet-push.ts'
export { pushRoutes } from './push.routes.ts'
