export { makeReset } from './make-reset.ts'
