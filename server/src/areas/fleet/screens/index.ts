export {
  countScreens,
  countScreensOfRound,
  countWallLanguages,
  findScreen,
  listScreensByToken,
  listScreensOfMany,
  listRoundsWithScreens,
} from './screens.repository.ts'
export { type ScreensService, type Swap } from './screens.service.ts'
