import type { Call, calls } from '@roundboard/contract'

type Address = Pick<Call, 'method' | 'path' | 'takesIdempotencyKey' | 'startsSession'>

const asIs = { takesIdempotencyKey: false, startsSession: false }

/** The addresses of the calls that phones make. Their schemas would be larger than the whole app. */
export const phoneAddresses = {
  getAppInfo: { method: 'GET', path: '/api/v1/app', ...asIs },
  getTime: { method: 'GET', path: '/api/v1/time', ...asIs },
  openCoachPass: { method: 'POST', path: '/api/v1/remote/passes', ...asIs },
  extendCoachPass: { method: 'PUT', path: '/api/v1/remote/pass', ...asIs },
  getMemberPage: { method: 'GET', path: '/api/v1/pocket/:key', ...asIs },
  getRemote: { method: 'GET', path: '/api/v1/remote', ...asIs },
  actOnTimer: { method: 'POST', path: '/api/v1/remote/timer', ...asIs },
  undoTimerAction: { method: 'POST', path: '/api/v1/remote/take-back', ...asIs },
  markEquipment: { method: 'POST', path: '/api/v1/remote/equipment', ...asIs },
  undoEquipmentAction: { method: 'POST', path: '/api/v1/remote/equipment/take-back', ...asIs },
} as const satisfies Partial<Record<keyof typeof calls, Address>>

/** A call of the contract by its name, with only its address. */
export function callNamed<N extends keyof typeof phoneAddresses>(name: N): (typeof calls)[N] {
  return phoneAddresses[name] as unknown as (typeof calls)[N]
}
