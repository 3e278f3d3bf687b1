export {
  countScreens,
  countScreensOfRound,
  countWallLanguages,
  findScreen,
  getScreen,
  listScreensByToken,
  listScreensOfMany,
  listRoundsWithScreens,
} from './screens.repository.ts'
export { type ScreensService, type Swap } from './screens.service.ts'
