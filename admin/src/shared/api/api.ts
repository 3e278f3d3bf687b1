import {
  addressOf,
  ApiError,
  createClient,
  createFreshness,
  type Client,
  type Page,
} from '@roundboard/client'
import type { Address } from '@roundboard/contract'
import { session } from '../session/session.ts'
import { stepUp } from '../session/step-up.ts'
import { watched } from './requests.ts'

/** A page's code or styles couldn't be loaded, usually because the server is unreachable. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /preload CSS|dynamically imported module|module script failed/i.test(error.message)

/** Ignores a 404 when deleting: the first response was lost, or someone else deleted it. */
export async function allow404(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isCode(error, 'not-found')) throw error
  }
}

/** All items of a list, fetched page by page. */
export async function everyPage<Item>(
  read: (page: number) => Promise<Page<readonly Item[]>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await read(page)
    items.push(...answer.items)
    pages = answer.pagination.pages
  }
  return items
}

/** The latest change this browser knows of. Later reads are at least as recent. */
export const freshness = createFreshness((): Record<string, string> => {
  const { token } = session.get()
  return token === null ? {} : { authorization: `Bearer ${token}` }
})

const client = createClient({ headers: freshness.headers })

/**
 * A call without a valid session waits until its user has signed in again and then continues. It is
 * never repeated as another user.
 */
export async function withSession<T>(make: () => Promise<T>): Promise<T> {
  const { token: tokenBefore, user: userBefore } = session.get()
  try {
    return await make()
  } catch (error) {
    const { user, token } = session.get()
    const isSignedOut = error instanceof ApiError && error.code === 'not-signed-in'
    const isSame = () => !userBefore || session.get().user?.id === userBefore.id
    if (!isSignedOut || !user || !isSame()) throw error
    if (token === null || token === tokenBefore) await session.expired()
    if (!isSame()) throw error
    return make()
  }
}

/** If a call needs step-up, asks its user to confirm their password and then repeats it. */
async function withProof<T>(make: () => Promise<T>): Promise<T> {
  const userIdBefore = session.get().user?.id
  try {
    return await make()
  } catch (error) {
    if (!isCode(error, 'step-up-wanted') || !(await stepUp.ask())) throw error
    if (session.get().user?.id !== userIdBefore) throw error
    return make()
  }
}

/** Sends a user who is refused for lack of two-factor authentication to set it up. */
async function notingWantedFactor<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (isCode(error, 'second-factor-set-up-wanted')) session.setWantsFactor(true)
    throw error
  }
}

/** Calls as the signed-in user, who is asked for anything the call requires. */
const asUser = <T>(make: () => Promise<T>): Promise<T> =>
  notingWantedFactor(() => withProof(() => withSession(make)))

type Addressed = Parameters<typeof addressOf>[1]
const requestTo = (call: Address, input: unknown) =>
  `${call.method} ${addressOf(call, input as Addressed)}`

/** The API, as the signed-in user. */
export const api: Client = {
  call: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.call(call, input))),
  list: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.list(call, input))),
  file: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.file(call, input))),
}

/** Whether a failed write may have succeeded because its response was lost. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const isCode = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code
