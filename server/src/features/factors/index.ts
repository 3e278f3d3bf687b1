export { createChallenges } from './challenges.ts'
export { createFactors } from './create-factors.ts'
export { factorsRoutes } from './factors.routes.ts'
export { hasFactors, takeFactors } from './take-factors.ts'
