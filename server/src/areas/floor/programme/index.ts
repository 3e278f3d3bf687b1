export { type RegisteredScreen } from './address.ts'
export { type LocationProgramme } from './prepare.ts'
export { type Programmes } from './programmes.ts'
