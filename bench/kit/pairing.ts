import { randomBytes } from 'node:crypto'
import { type Client, createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { authCode as newCode } from '@roundboard/domain'

/** Links a new display to a screen by code, as staff do; returns its token. */
export async function pair(
  url: string,
  staff: Client,
  screenId: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const display = createClient({ baseUrl: url, headers: () => ({ ...headers }) })
  const authCode = newCode(randomBytes)
  const { id } = await display.call(calls.createScreenLink, { body: { authCode } })
  await staff.call(calls.linkScreen, { params: { id: screenId }, body: { authCode } })
  const { screen } = await display.call(calls.getScreenLink, { params: { id } })
  if (screen === null) throw new Error(`the link of ${screenId} was not completed`)
  return screen.authToken
}

/** Links a display to each of the first hundred screens. */
export async function pairAll(url: string, staff: Client): Promise<string[]> {
  const tokens: string[] = []
  for (const { id } of await staff.call(calls.listScreens, { query: { limit: 100 } }))
    tokens.push(await pair(url, staff, id))
  return tokens
}
