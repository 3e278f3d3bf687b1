import { ApiError, createClient } from '@roundboard/client'
import { calls, type User } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../../shared/i18n/locale.tsx'
import { session } from '../../shared/session/session.ts'

const anonymous = createClient()

const as = (token: string) =>
  createClient({ headers: () => ({ authorization: `Bearer ${token}` }) })

async function enter(token: string): Promise<User> {
  const user = await as(token).call(calls.getMe, {})
  session.start(token, user)
  return user
}

/** Logs in and loads the user. */
export async function logIn(email: string, password: string): Promise<User> {
  const { token } = await anonymous.call(calls.logIn, { body: { email, password } })
  return enter(token)
}

export async function signOn(token: string): Promise<User> {
  const answer = await anonymous.call(calls.signOn, { query: { token } })
  return enter(answer.token)
}

export async function setUp(body: {
  token: string
  email: string
  password: string
  firstName: string
  lastName: string
  language?: Locale | undefined
}): Promise<User> {
  const { token } = await anonymous.call(calls.setUp, { body })
  return enter(token)
}

/** Asks for a mail with a link; whether this installation sends any. */
export const requestReset = (email: string) =>
  anonymous.call(calls.requestReset, { body: { email } })

export const accountLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-link', token],
    queryFn: ({ signal }) => anonymous.call(calls.getAccountLink, { params: { token }, signal }),
    // Asked anew after it was used, it would say that it was used.
    staleTime: Infinity,
    gcTime: 0,
  })

export async function setPasswordByLink(token: string, password: string): Promise<User> {
  const answer = await anonymous.call(calls.useAccountLink, {
    params: { token },
    body: { password },
  })
  return enter(answer.token)
}

/** The user of the stored token, if the server still knows it; clears a token that it does not. */
export async function loadUser(): Promise<User | null> {
  const { token, user } = session.get()
  if (user) return user
  if (token === null) return null
  try {
    const me = await as(token).call(calls.getMe, {})
    session.adopt(me)
    return me
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-signed-in') throw error
    session.end()
    return null
  }
}

/** Ends the session here at once, and on the server if it answers. */
export async function logOut() {
  const { token } = session.get()
  session.end()
  if (token !== null)
    await as(token)
      .call(calls.logOut, {})
      .catch(() => undefined)
}
