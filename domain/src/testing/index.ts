export * from './gym-day-oracle.ts'
export * from './zone-transitions.ts'
