import { type calls, displayAddresses } from '@roundboard/contract'

/**
 * A call of the contract by its name, as the client takes it: its address alone, for the schemas would
 * fill a fifth of the display's script.
 */
export function callNamed<N extends keyof typeof displayAddresses>(name: N): (typeof calls)[N] {
  return displayAddresses[name] as unknown as (typeof calls)[N]
}
