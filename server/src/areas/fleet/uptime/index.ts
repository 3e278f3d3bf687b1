export { listScreensNow } from './histories.repository.ts'
export { type ScreenPast, writePast } from './past.ts'
export { findLastLook } from './watch.repository.ts'
export { type OnTransitions, type ScreenTransition } from './watch.ts'
