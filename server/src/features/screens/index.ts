export {
  countScreens,
  countScreensOfRound,
  countWallLanguages,
  findScreen,
  findScreenByToken,
  raiseRevisions,
  readTokenHashes,
} from './screens.repository.ts'
export { screensRoutes } from './screens.routes.ts'
export { createScreensService, type ScreensService } from './screens.service.ts'
