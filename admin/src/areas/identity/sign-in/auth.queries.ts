import { ApiError, createClient } from '@roundboard/client'
import { addresses, type BodyOf, type User } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../../../shared/i18n/locale.tsx'
import { isCode } from '../../../shared/api/api.ts'
import { signWithPasskey } from '../../../shared/session/passkeys.ts'
import { fetchUser, session } from '../../../shared/session/session.ts'
import { secondStep } from './second-step.ts'

const anonymous = createClient()

const as = (token: string) =>
  createClient({ headers: () => ({ authorization: `Bearer ${token}` }) })

/** Completes every kind of sign-in: asks for a second factor if needed, and loads the user. */
async function enter(way: Promise<{ readonly token: string }>): Promise<User> {
  const { token } = await way.catch((error: unknown) => {
    if (!isCode(error, 'second-factor-wanted') || error.challenge === undefined) throw error
    return secondStep.ask(error.challenge, error)
  })
  const { user, wantsFactor } = await fetchUser(token)
  session.start(token, user, wantsFactor)
  return user
}

/** The second step of signing in. */
export const finishWithFactor = (body: BodyOf<typeof addresses.logInWithSecondFactor>) =>
  anonymous.call(addresses.logInWithSecondFactor, { body })

/** Signs in and loads the user. */
export const logIn = (email: string, password: string): Promise<User> =>
  enter(anonymous.call(addresses.logIn, { body: { email, password } }))

/** Signs in with a passkey alone. */
export async function logInWithPasskey(): Promise<User> {
  const { challenge, options } = await anonymous.call(addresses.beginPasskeyLogIn, {})
  const passkey = await signWithPasskey(options)
  return enter(anonymous.call(addresses.logInWithPasskey, { body: { challenge, passkey } }))
}

export const signOn = (token: string): Promise<User> =>
  enter(anonymous.call(addresses.signOn, { query: { token } }))

export function setUp(body: {
  token: string
  email: string
  password: string
  firstName: string
  lastName: string
  language?: Locale | undefined
}): Promise<User> {
  return enter(anonymous.call(addresses.setUp, { body }))
}

/** Requests an email with a link. Returns whether this installation sends emails. */
export const requestReset = (email: string) =>
  anonymous.call(addresses.requestReset, { body: { email } })

export const accountLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-link', token],
    queryFn: ({ signal }) => anonymous.call(addresses.getAccountLink, { body: { token }, signal }),
    // Once used, fetching it again would say so.
    staleTime: Infinity,
    gcTime: 0,
  })

export const setPasswordByLink = (token: string, password: string): Promise<User> =>
  enter(anonymous.call(addresses.useAccountLink, { body: { token, password } }))

/** The user of the stored token. Clears a token that is no longer valid. */
export async function loadUser(): Promise<User | null> {
  const { token, user } = session.get()
  if (user) return user
  if (token === null) return null
  const isOutdated = () => session.get().token !== token
  try {
    const { user: me, wantsFactor } = await fetchUser(token)
    if (isOutdated()) return await loadUser()
    session.start(token, me, wantsFactor)
    return me
  } catch (error) {
    if (isOutdated()) return loadUser()
    if (!(error instanceof ApiError) || error.code !== 'not-signed-in') throw error
    session.end()
    return null
  }
}

/** Signs out here immediately, and on the server if it responds. */
export async function logOut() {
  const { token } = session.get()
  session.end()
  if (token !== null)
    await as(token)
      .call(addresses.logOut, {})
      .catch(() => undefined)
}
