export {
  countScreens,
  countScreensOfRound,
  countWallLanguages,
  findScreen,
  findScreenByToken,
  listScreensOfMany,
  listRoundsWithScreens,
} from './screens.repository.ts'
export { type ScreensService, type Swap } from './screens.service.ts'
