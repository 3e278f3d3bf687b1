export { roundsRoutes } from './rounds.routes.ts'
export { createRoundsService, type RoundUses } from './rounds.service.ts'
