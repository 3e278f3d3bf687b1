import type { Programme } from '@roundboard/contract'
import type { Pairing } from '../features/pairing/pairing.ts'

/**
 * Where a display stands: without a token; with one and waiting for the first answer; refused (linked
 * to nothing that it may show); playing its programme; or clearing and reloading it.
 */
export type PlayerState =
  | { readonly name: 'pairing'; readonly pairing: Pairing }
  | { readonly name: 'loading' }
  | { readonly name: 'refused' }
  | { readonly name: 'playing'; readonly programme: Programme }
  | { readonly name: 'refreshing'; readonly kept: Programme | null }

export type PlayerEvent =
  | { readonly type: 'pairing-changed'; readonly pairing: Pairing }
  | { readonly type: 'linked'; readonly programme: Programme | null }
  | { readonly type: 'dropped' }
  | { readonly type: 'refused' }
  | { readonly type: 'programme-read'; readonly programme: Programme }
  | { readonly type: 'refresh-begun' }
  | { readonly type: 'refresh-ended'; readonly programme: Programme | null }

/** The next state; an event that means nothing in a state leaves it as it is. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'pairing-changed':
      return state.name === 'pairing' ? { name: 'pairing', pairing: event.pairing } : state
    case 'linked':
      return event.programme ? { name: 'playing', programme: event.programme } : { name: 'loading' }
    case 'dropped':
      return { name: 'pairing', pairing: { name: 'announcing' } }
    case 'refused':
      return state.name === 'loading' ? { name: 'refused' } : state
    case 'programme-read':
      if (state.name === 'pairing' || state.name === 'refreshing') return state
      return { name: 'playing', programme: event.programme }
    case 'refresh-begun':
      if (state.name === 'pairing' || state.name === 'refreshing') return state
      return { name: 'refreshing', kept: programmeOf(state) }
    case 'refresh-ended': {
      if (state.name !== 'refreshing') return state
      const programme = event.programme ?? state.kept
      return programme ? { name: 'playing', programme } : { name: 'refused' }
    }
  }
}

/** The programme that a state stands on. */
export function programmeOf(state: PlayerState): Programme | null {
  if (state.name === 'playing') return state.programme
  return state.name === 'refreshing' ? state.kept : null
}
