export { roundsRoutes } from './rounds.routes.ts'
export { createRoundsService, presentRound } from './rounds.service.ts'
