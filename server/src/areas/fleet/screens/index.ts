export {
  countScreens,
  countScreensOfRound,
  countWallLanguages,
  findScreen,
  findScreenByToken,
  listScreensOfMany,
  raiseRevisions,
  readTokenHashes,
  roundsWithScreens,
} from './screens.repository.ts'
export { screensRoutes } from './screens.routes.ts'
export { createScreensService, type ScreensService, type Swap } from './screens.service.ts'
