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

/** A page's code or style could not be loaded: most often the server cannot be reached. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /preload CSS|dynamically imported module|module script failed/i.test(error.message)

/**
 * A deletion that finds nothing any more has reached what it was for: its answer was lost when it was
 * asked first, or somebody else was quicker.
 */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isCode(error, 'not-found')) throw error
  }
}

/** All items of a list, read page by page. */
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

/** What this browser heard of: what is read from then on is at least as new. */
export const freshness = createFreshness((): Record<string, string> => {
  const { token } = session.get()
  return token === null ? {} : { authorization: `Bearer ${token}` }
})

const client = createClient({ headers: freshness.headers })

/**
 * A call refused for want of a session waits until its user has signed in again, then goes on; it is
 * never made as somebody else who signed in meanwhile.
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

/** A call that needs a step-up asks its user to confirm their password, and is made again as them. */
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

/** A refusal for want of a second factor is noted: whoever is signed in is led to set one up. */
async function notingWantedFactor<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (isCode(error, 'second-factor-set-up-wanted')) session.setWantsFactor(true)
    throw error
  }
}

/** As the signed-in user, who is asked for whatever a call still wants of them. */
const asUser = <T>(make: () => Promise<T>): Promise<T> =>
  notingWantedFactor(() => withProof(() => withSession(make)))

type Addressed = Parameters<typeof addressOf>[1]
const requestTo = (call: Address, input: unknown) =>
  `${call.method} ${addressOf(call, input as Addressed)}`

/** The server, as the signed-in user. */
export const api: Client = {
  call: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.call(call, input))),
  list: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.list(call, input))),
  file: (call, input) =>
    watched(requestTo(call, input), () => asUser(() => client.file(call, input))),
}

/** Whether a write may have been done although it failed here: its answer was lost, or said so. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const isCode = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code
