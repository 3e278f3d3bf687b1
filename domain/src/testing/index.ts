export * from './gym-day-oracle.ts'
export { oracleZones } from './local-time.ts'
export * from './zone-transitions.ts'
export { zoneChangesVersion } from './zone-changes.ts'
