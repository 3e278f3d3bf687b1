export { roundsRoutes } from './rounds.routes.ts'
export { createRoundsService } from './rounds.service.ts'
