export { createFactorLetters } from './two-factor-emails.ts'
export { hasFactors, takeFactors } from './remove-two-factor.ts'
