import { answering } from '../kit/processes.ts'
import {
  type Delays,
  type NetworkCondition,
  openPoorNetwork,
  type PoorNetwork,
} from '../kit/poor-network.ts'

export type NetworkOrder =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'become'; readonly condition: NetworkCondition }
  | { readonly kind: 'delay'; readonly delays: Delays }

let network: PoorNetwork | undefined

// Runs in its own process, so that the load doesn't slow it down.
answering(async (order: NetworkOrder) => {
  if (order.kind === 'open')
    network = await openPoorNetwork(order.url, { thereMs: 0, backMs: 0, jitterMs: 0 })
  if (order.kind === 'become') network?.become(order.condition)
  if (order.kind === 'delay') network?.delay(order.delays)
  return network?.url
})
