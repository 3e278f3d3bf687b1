export { checkChain } from './chain-check.ts'
