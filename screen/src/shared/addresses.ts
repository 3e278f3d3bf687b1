import type { Call, calls } from '@roundboard/contract'

type Address = Pick<Call, 'method' | 'path'>

/**
 * Where this app's calls go. Only the contract's types come into the bundle, for its schemas would
 * fill a fifth of it; a test compares this table with the contract.
 */
export const addresses = {
  getAppInfo: { method: 'GET', path: '/api/v1/app' },
  getTime: { method: 'GET', path: '/api/v1/time' },
  createScreenLink: { method: 'POST', path: '/api/v1/screenlinks' },
  getScreenLink: { method: 'GET', path: '/api/v1/screenlinks/:id' },
  updateScreenLink: { method: 'PUT', path: '/api/v1/screenlinks/:id' },
  getOwnScreen: { method: 'GET', path: '/api/v1/screens/auth' },
  heartbeat: { method: 'PATCH', path: '/api/v1/screens/auth' },
  getProgramme: { method: 'GET', path: '/api/v1/screens/auth/programme' },
  getLocationLicence: { method: 'GET', path: '/licenses/locationId/:locationIdentifier' },
  getLicence: { method: 'GET', path: '/licenses/key/:licenseKey' },
} as const satisfies Partial<Record<keyof typeof calls, Address>>

/** A call of the contract by its name, as the client takes it. */
export function callNamed<N extends keyof typeof addresses>(name: N): (typeof calls)[N] {
  return addresses[name] as unknown as (typeof calls)[N]
}
