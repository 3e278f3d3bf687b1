import { createClient } from '@roundboard/client'
import type { MemberPage } from '@roundboard/contract'
import { callNamed } from '../shared/addresses.ts'

const answerWithinMs = 10_000

/** The page's only call; throws `ApiError`. */
export interface MemberPageApi {
  getMemberPage(key: string, languages: readonly string[]): Promise<MemberPage>
}

export function createMemberPageApi(): MemberPageApi {
  const client = createClient({
    // Revalidates the cached response instead of fetching it again.
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-cache' }),
  })
  return {
    getMemberPage: (key, languages) =>
      client.call(callNamed('getMemberPage'), {
        params: { key },
        query: { languages: languages.slice(0, 8).join(',') },
        timeoutMs: answerWithinMs,
      }),
  }
}
