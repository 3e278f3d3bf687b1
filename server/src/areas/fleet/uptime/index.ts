export { listScreensNow } from './histories.repository.ts'
export { type ScreenPast, writePast } from './past.ts'
export { findLastCheck } from './watch.repository.ts'
export { type OnTransitions, type ScreenTransition } from './watch.ts'
