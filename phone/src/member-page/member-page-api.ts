import { createClient } from '@roundboard/client'
import type { Pocket } from '@roundboard/contract'
import { callNamed } from '../shared/addresses.ts'

const answerWithinMs = 10_000

/** The one call of the page; throws `ApiError`. */
export interface MemberPageApi {
  getPocket(key: string, languages: readonly string[]): Promise<Pocket>
}

export function createMemberPageApi(): MemberPageApi {
  const client = createClient({
    // What the phone has is asked about, and not sent again.
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  })
  return {
    getPocket: (key, languages) =>
      client.call(callNamed('getPocket'), {
        params: { key },
        query: { languages: languages.slice(0, 8).join(',') },
        timeoutMs: answerWithinMs,
      }),
  }
}
